/** Fetched with the first puzzle. */
export { Quiz } from "./quiz.svelte";
export { default as Card } from "./Card.svelte";
