/** Who the Characters are: busts put together from inked parts, 100 × 90. */

export type Layer = readonly [path: string, fill: string];

const INK = "var(--hc-ink)";
const WHITE = "#fff8e6";

const BUILDS = {
  slim: "M20 95c1-19 11-28 23-32h14c12 4 22 13 23 32z",
  broad: "M11 95C13 73 27 65 42 62h16c15 3 29 11 31 33z",
  huge: "M-2 95C0 66 20 57 40 55h20c20 2 40 11 42 40z",
};
const CAPE = "M13 95C4 70 22 54 40 54h20c18 0 36 16 27 41z";
const COLLAR = "M36 62 26 42l16 10zM64 62l10-20-16 10z";
const NECK = "M43 50h14v14q-7 6-14 0z";
const FACE = "M33 34c0-13 7-21 17-21s17 8 17 21c0 11-7 24-17 26-10-2-17-15-17-26z";
const BROWS = "M38 32l8 2v1.500l-8-1.500zM62 32l-8 2v1.500l8-1.500z";
const EYES = "M40 36.500h5v3h-5zM55 36.500h5v3h-5z";
const SLITS = "M37 35l10 3-2 3.500q-6 .5-8-6.500zM63 35l-10 3 2 3.500q6 .5 8-6.500z";
const MOUTH = "M44.500 51q5.500 3 11 0-5 5.500-11 0z";

/** What is worn on the head, over the face; {back} parts lie behind it. */
const HEADS: Record<string, { back?: string; front?: string; face?: string; more?: string }> = {
  short: { front: "M31 34C28 16 38 7 51 8s20 10 17 26c-2-4-3-8-4-11-9 3-19 2-27-2-2 4-4 8-6 13z" },
  long: {
    back: "M27 74C20 40 26 6 50 6s30 34 23 68q-8 2-14-4V30H41v40q-6 6-14 4z",
    front: "M32 36c0-16 8-23 19-23 9 0 16 8 17 23-8-3-13-7-15-12-4 7-12 9-21 12z",
  },
  bun: { back: "M50 1a8 8 0 1 1-.01 0z", front: "M32 34c-1-15 7-22 18-22s19 7 18 22c-4-8-9-12-18-12s-14 4-18 12z" },
  mohawk: { front: "M43 22C41 10 45 3 50-2c5 5 9 12 7 24q-7-3-14 0z" },
  curls: { back: "M30 46c-9-4-9-15-2-19-2-9 6-16 12-14 4-7 16-7 20 0 6-2 14 5 12 14 7 4 7 15-2 19z", front: "M34 30c2-9 8-12 16-12s14 3 16 12c-5-4-10-6-16-6s-11 2-16 6z" },
  cowl: { front: "M31 42C29 20 37 10 50 10s21 10 19 32l-7 3-12-4-12 4z" },
  wings: { front: "M31 42C29 20 37 10 50 10s21 10 19 32l-7 3-12-4-12 4z", more: "M34 26C24 24 18 14 19 3c6 5 14 8 18 15zM66 26c10-2 16-12 15-23-6 5-14 8-18 15z" },
  beak: { front: "M31 42C29 20 37 8 50 8s21 12 19 34l-8 1-11 9-11-9z", more: "M44 40h12l-6 15z" },
  helmet: { front: "M30 46C27 22 36 8 50 8s23 14 20 38l-7 9H37z", more: "M35 30h30v10l-11 4h-8l-11-4z" },
  crest: { front: "M30 46C27 22 36 8 50 8s23 14 20 38l-7 9H37z", more: "M46-2h8l3 20H43zM36 31h28v8l-11 4h-6l-11-4z" },
  robot: { front: "M32 16h36v36l-7 8H39l-7-8z", more: "M37 28h26v9H37zM41 46h18v2H41zM41 51h18v2H41z" },
  hood: {
    back: "M22 70C18 32 32 1 50 1s32 31 28 69l-13-3c3-21 1-42-15-47-16 5-18 26-15 47z",
    front: "M30 44C28 20 38 9 50 9s22 11 20 35c-3-14-9-23-20-23s-17 9-20 23z",
  },
  veil: { front: "M30 36C28 17 38 8 50 8s22 9 20 28l-5-6c-10-4-20-4-30 0zM33 43c11 4 23 4 34 0 0 9-6 17-17 20-11-3-17-11-17-20z" },
  leaves: { front: "M33 30C24 28 20 20 21 11c7 0 12 3 15 8 0-7 3-13 8-16 4 3 6 6 6 11 0-5 2-8 6-11 5 3 8 9 8 16 3-5 8-8 15-8 1 9-3 17-12 19-5-5-11-7-17-7s-12 2-17 8z" },
  flower: { front: "M33 31c-8 0-13-4-15-11 5-3 10-3 15 0-4-6-4-12 0-17 6 1 10 5 12 11 0-7 2-11 5-15 3 4 5 8 5 15 2-6 6-10 12-11 4 5 4 11 0 17 5-3 10-3 15 0-2 7-7 11-15 11-10-7-24-7-34 0z" },
  moss: { back: "M24 60C16 36 28 4 50 4s34 32 26 56z", front: "M30 40C26 18 38 9 50 9s24 9 20 31l-5-9-6 3-4-6-5 4-5-4-4 6-6-3zM34 46l6 3 4-2 6 3 6-3 4 2 6-3c0 9-6 18-16 20-10-2-16-11-16-20z" },
  tree: { back: "M16 44C4 30 14 8 32 8 38-6 62-6 68 8c18 0 28 22 16 36z", front: "M35 26c4-6 9-9 15-9s11 3 15 9l-7-1-3 5-5-5-5 5-3-5z" },
  stone: { face: "M31 26 40 12h20l9 14 1 18-9 17H39l-9-17z", front: "M31 26 40 12h20l9 14-9 3-4-6-7 5-7-4z" },
  horns: { front: "M33 32c0-12 7-20 17-20s17 8 17 20c-5-6-11-8-17-8s-12 2-17 8z", more: "M35 22C24 20 19 11 22-1c4 7 10 11 18 13zM65 22c11-2 16-11 13-23-4 7-10 11-18 13z" },
  crown: { front: "M32 26 28 4l12 9L50-1l10 14 12-9-4 22c-12-5-24-5-36 0z" },
  rays: { back: "M50-6l5 12 10-8 1 13 12-4-4 12 13 1-9 10 12 6-12 6 9 10H13l9-10-12-6 12-6-9-10 13-1-4-12 12 4 1-13 10 8z", front: "M32 34c-1-15 7-23 18-23s19 8 18 23c-5-7-10-10-18-10s-13 3-18 10z" },
  goggles: { front: "M31 34C28 16 38 7 51 8s20 10 17 26c-2-4-3-8-4-11-9 3-19 2-27-2-2 4-4 8-6 13z", more: "M33 31h34v4H33zM41 29a7 7 0 1 1-.01 0zM59 29a7 7 0 1 1-.01 0z" },
  jaws: { face: "M29 30c0-13 9-21 21-21s21 8 21 21c0 12-6 26-21 31-15-5-21-19-21-31z", front: "M31 30C28 16 38 6 50 6s22 10 19 24l-7-6-6 4-6-5-6 5-6-4z", more: "M36 47h28l-3 9-3-4-3 6-3-5-2 6-2-6-3 5-3-6-3 4z" },
  void: { face: "M31 34c0-14 8-23 19-23s19 9 19 23c0 12-8 25-19 27-11-2-19-15-19-27z", front: "M31 32c2-14 9-21 19-21s17 7 19 21c-12-6-26-6-38 0z" },
};

type Eyes = "eyes" | "slits" | "none";
type Person = readonly [head: string, hair: string, skin: string, suit: string, second: string, build: keyof typeof BUILDS, eyes: Eyes, cape?: "cape" | "collar"];

const PEOPLE: Record<string, Person> = {
  avatar_of_nature_3: ["leaves", "#4f9a4a", "#a86b46", "#2f6e3c", "#8fc25b", "slim", "eyes"],
  avatar_of_nature_4: ["leaves", "#8fc25b", "#a86b46", "#1f5a34", "#d9b23c", "broad", "slits", "cape"],
  mossback: ["moss", "#6f8f3a", "#8a7a4a", "#5a4a2e", "#6f8f3a", "huge", "eyes"],
  pollinator: ["curls", "#6a3a1a", "#d9a06f", "#e8b22e", "#3a2a1a", "slim", "eyes", "cape"],
  venom_orchid: ["flower", "#b04a9a", "#cfe0a0", "#4a7a3a", "#b04a9a", "slim", "slits"],
  mother_forest: ["tree", "#3f7a3a", "#8a5a36", "#5a3d24", "#3f7a3a", "huge", "eyes"],
  swift_strelitzia: ["beak", "#f08a24", "#e0ac7e", "#2a5aa8", "#f08a24", "slim", "slits"],
  kestrel_scout: ["wings", "#a0662e", "#c98f62", "#a0662e", "#f2d8a0", "slim", "slits"],
  mirage_runner: ["veil", "#e0b45a", "#a86b46", "#c98a2e", "#f2d8a0", "slim", "eyes", "cape"],
  storm_falcon: ["wings", "#3a6aa8", "#8a5a3c", "#24487a", "#f2d14e", "broad", "slits", "cape"],
  supersonic_aurora: ["long", "#e04a6a", "#f0c8a0", "#f4f0ff", "#4aa8d8", "slim", "eyes", "cape"],
  anvil: ["short", "#2a2a2a", "#7a4a2e", "#6a6f78", "#c0562a", "huge", "eyes"],
  bronze_sentinel: ["robot", "#b07a3a", "#b07a3a", "#8a5a2a", "#f2c14e", "broad", "none"],
  quake_fist: ["mohawk", "#c0392b", "#c98f62", "#8a4a2a", "#e0a040", "broad", "eyes"],
  iron_matron: ["helmet", "#8a8f98", "#c98f62", "#5a6068", "#c0392b", "broad", "none", "cape"],
  unshaken_titan: ["stone", "#8a7a6a", "#b0a08c", "#6a5a4a", "#c0562a", "huge", "slits"],
  hex_weaver: ["long", "#2a1a3a", "#d9a98a", "#5a3a8a", "#c04ad0", "slim", "eyes", "collar"],
  oracle: ["hood", "#5a4a9a", "#c98f62", "#3a2f6a", "#f2d14e", "slim", "eyes"],
  dream_thief: ["veil", "#3a2a5a", "#e0b898", "#2a2040", "#8a5ad0", "slim", "slits", "cape"],
  grave_cantor: ["hood", "#3a3a40", "#d8d8c8", "#26262c", "#6a8a6a", "broad", "slits", "collar"],
  veil_archmage: ["crown", "#d9a82e", "#e0b898", "#6a3aa0", "#d9a82e", "slim", "eyes", "cape"],
  photon_ranger: ["helmet", "#f4f0ff", "#e0b898", "#d98a1c", "#f4f0ff", "slim", "none"],
  solar_acolyte: ["rays", "#f2c14e", "#8a5a3c", "#f4ead0", "#d98a1c", "slim", "eyes"],
  orbit_knight: ["crest", "#5a6aa0", "#e0b898", "#3a4a80", "#f2c14e", "broad", "none", "cape"],
  star_marshal: ["bun", "#e8e0d0", "#a86b46", "#26366a", "#f2c14e", "broad", "eyes", "collar"],
  last_star_herald: ["void", "#f2e08a", "#2a2350", "#1c1838", "#f2c14e", "broad", "slits", "cape"],
  doctor_catalyst: ["goggles", "#a8c84a", "#f0c8a0", "#f0f0e8", "#4a9a6a", "slim", "none", "collar"],
  beta_clone: ["short", "#8a8f6a", "#b8c898", "#4a5540", "#a8c84a", "broad", "slits"],
  pyro_tech: ["mohawk", "#f08a24", "#c98f62", "#3a3a3a", "#f08a24", "slim", "slits"],
  null_agent: ["void", "#3a3f48", "#8a929c", "#2a2e36", "#5ad0d8", "broad", "slits", "collar"],
  chimera_x: ["jaws", "#6a3a5a", "#8a6a8a", "#4a2a44", "#a8c84a", "huge", "slits"],
  swift_strelitzia_e30: ["beak", "#6a8a2a", "#c8c0a0", "#3a2a4a", "#a8c84a", "slim", "slits", "collar"],
  hivemind_zero: ["robot", "#4a5560", "#4a5560", "#2a3038", "#a8c84a", "broad", "none", "cape"],
  street_sparrow: ["short", "#5a3a24", "#c98f62", "#8a6a4a", "#e8d8b0", "slim", "eyes"],
  mob_rust_colossus: ["stone", "#8a4a24", "#b0622e", "#6a3a1e", "#e08a3a", "huge", "slits"],
  mob_swarm_queen: ["horns", "#4a3a10", "#d9b23c", "#3a2a10", "#e0c040", "broad", "slits", "cape"],
  mob_mirror_sovereign: ["crown", "#c8d8e8", "#e8f0f8", "#6a7a9a", "#c8d8e8", "broad", "slits", "cape"],
  mob_star_devourer: ["jaws", "#2a1a4a", "#4a2a7a", "#1a1030", "#e04a8a", "huge", "slits", "cape"],
};

/** A Character of somebody's own card file: parts of others, always the same for one id. */
function stranger(card: string): Person {
  const others = Object.values(PEOPLE);
  let seed = 7;
  for (const letter of card) seed = (seed * 31 + letter.charCodeAt(0)) % 1_000_003;
  const like = (step: number): Person => others[Math.floor(seed / step) % others.length]!;
  const [head, hair, , , , , eyes] = like(1);
  const [, , , suit, second, build, , cape] = like(29);
  return [head, hair, like(7)[2], suit, second, build, eyes, cape];
}

const personOf = (card: string, type: string): Person | null => PEOPLE[card] ?? (type === "character" || type === "mob" ? stranger(card) : null);

/** The layers of a Character's bust, back to front; [] for other cards. */
export function bustOf(card: string, type: string): Layer[] {
  const person = personOf(card, type);
  if (!person) return [];
  const [name, hair, skin, suit, second, build, eyes, cape] = person;
  const head = HEADS[name] ?? {};
  const layers: Layer[] = [];
  const add = (path: string | undefined, fill: string): void => {
    if (path) layers.push([path, fill]);
  };
  if (cape === "cape") add(CAPE, second);
  add(head.back, hair);
  add(BUILDS[build], suit);
  add(NECK, skin);
  if (cape === "collar") add(COLLAR, second);
  add(head.face ?? FACE, skin);
  if (name !== "robot" && name !== "jaws" && name !== "moss") add(MOUTH, INK);
  add(head.front, hair);
  add(head.more, name === "robot" || name === "helmet" || name === "crest" ? "#7fd6e8" : name === "goggles" ? "#bfe8a0" : name === "jaws" ? WHITE : second);
  if (eyes === "eyes") {
    add(BROWS, INK);
    add(EYES, INK);
  } else if (eyes === "slits") add(SLITS, WHITE);
  return layers;
}

/** The colour of the emblem on the chest. */
export const secondOf = (card: string, type: string): string => personOf(card, type)?.[4] ?? WHITE;
