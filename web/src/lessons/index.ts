/** Fetched with the first lesson. */
export { Guide } from "./guide.svelte";
export { default as Lesson } from "./Lesson.svelte";
