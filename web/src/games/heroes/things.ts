/** What the other cards show: one sign each, 24 × 24, or a sign of `icons.ts`. */

import type { Picture } from "../../table/picture";

/** Actions borrow a sign that says what they do. */
const BORROWED: Record<string, string> = {
  infinite_mass_punch: "ability-strength",
  war_cry: "token-taunt",
  power_slam: "token-weakness",
  afterimage: "token-evasion",
  hundred_jabs: "repeat",
  dive_bomb: "ability-flight",
  air_rescue: "token-invisible",
  heat_burst: "token-burn",
  plasma_cannon: "ability-energy",
  chain_lightning: "swift",
  healing_factor: "token-more_life",
  toxic_cloud: "token-poison",
  paralytic_toxin: "token-stun",
  gamma_leak: "token-less_life",
  system_breach: "ability-science",
  overclock: "pip",
  psychic_spike: "ability-mentalism",
  goad: "token-fury",
  arcane_bolt: "ability-magic",
  warding_rune: "token-immune",
  gravity_well: "ability-cosmic",
  divine_aegis: "ability-divine",
  judgement: "sure",
  second_wind: "passive",
  field_training: "star",
  public_denial: "token-silence",
};

export const SCENES: Record<string, Picture> = {
  solar_plant: { fill: "M12 1.500a4 4 0 1 1-.01 0zM4 12h16l3 10H1z", holes: "M6 14h3l-.7 2.500H5.300zM10.500 14h3v2.500h-3zM15 14h3l.7 2.500h-3zM4.800 18h3.200l-.6 2.500H4zM10.300 18h3.400v2.500h-3.400zM16 18h3.200l.8 2.500h-3.400z" },
  wind_farm: { fill: "M11 11h2l1 12h-4zM12 9.500 10.500 1c3 0 4 5 2.800 8zM13 11l7.500 4.200c-1.600 2.600-6.300 1-8.200-2zM11 11l-7.500 4.200C1.900 12.600 5.700 9.500 9.500 9.500z", holes: "M12 9a1.400 1.400 0 1 1-.01 0z" },
  hydro_dam: { fill: "M2 3h20v3h-2l-2 10H6L4 6H2zM1 18c3-2 5 1 8 0s5 1 8-.5 4 .5 6 .5v4H1z", holes: "M8 7h2l.5 7H9zM14 7h2l-1 7h-1.500z" },
  living_planet: { fill: "M12 1.500a10.500 10.500 0 1 1-.01 0z", holes: "M5 7c2.500-3 6-3 7-.5s-1.500 3 .5 4.500-.5 4.500-3 5.500-6.500-3-4.500-9.500zM15 5c3 0 5.500 3.500 5.500 7s-3.500 4-4.500 1.500 1-5-1-8.500zM9.500 19.500c2-1.500 5-1 6 .5-2 1-4 1-6-.5z" },
  fusion_core: { line: "M12 5c6 0 11 3 11 7s-5 7-11 7S1 16 1 12s5-7 11-7zM6 2c4-1 9 3 12 9s3 10-1 11-9-3-12-9S2 4 6 2z", fill: "M12 9a3 3 0 1 1-.01 0z" },
  sun_temple: { fill: "M12 1l11 7H1zM3 10h4v9H3zM10 10h4v9h-4zM17 10h4v9h-4zM1 20h22v3H1z", holes: "M12 3.500a2 2 0 1 1-.01 0z" },
  deep_observatory: { fill: "M2 14a10 10 0 0 1 20 0zM1 15h22v3H1zM3 19h18v4H3z", holes: "M11 15V7l3-4 2.500 1.500L14 8v7zM10.500 20h3v3h-3z" },
  storm_dynamo: { fill: "M13.500 1 5 12h5l-2 10 10-13h-6z", line: "M2 6c1.500-2.500 3-4 5-5M22 18c-1.500 2.500-3 4-5 5M1.500 12v2M22.500 10v2" },
  battery_silo: { fill: "M4 5h16v17H4zM8 2h3v2.500H8zM13 2h3v2.500h-3z", holes: "M6.500 8h11v3h-11zM6.500 13h11v3h-11zM6.500 18h11v2h-11z" },
  quantum_silo: { fill: "M5 4c0-3 14-3 14 0v16c0 3-14 3-14 0z", holes: "M7.500 8h9v1.800h-9zM12 11.500a4 4 0 1 1-.01 0z", line: "M1 15.500c4-4 18-4 22 0" },
  plasma_turret: { fill: "M2 8h10l2-2h8v5h-8l-2-1v3H2zM6 13.500h6L14 19h5v4H3v-4h1z", line: "M22.500 3l1-1M23 8.500h1" },
  medic_drone: { fill: "M7 9h10v9a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2zM1 5h8v2H1zM15 5h8v2h-8zM4 6h2v4h2v2H4zM18 6h2v6h-4v-2h2z", holes: "M11 11h2v2.500h2.500v2H13V18h-2v-2.500H8.500v-2H11z" },
  shield_projector: { fill: "M8 20h8v3H8zM10 15h4v5h-4zM12 3l7 2.300v4.500c0 3-2.500 5.200-7 7-4.500-1.800-7-4-7-7V5.300z", holes: "M12 5.500v8.800c-3-1.300-4.600-2.700-4.600-5V7z", line: "M1.500 5v6M22.500 5v6" },
  signal_jammer: { fill: "M11 10h2l3 13h-8z", line: "M7.500 12.500a6 6 0 0 1 0-8M16.500 12.500a6 6 0 0 0 0-8M4 15A10.500 10.500 0 0 1 4 2M20 15a10.500 10.500 0 0 0 0-13M3 21 21 3" },
  solar_condenser: { fill: "M3 3c0 9 4 13 13 13l-3-4 7-5-3-1-5 4zM14 15l2 3v3h4v2H8v-2h4v-5z", line: "M18 2l3 .5M21 4.500l.5 2.500" },
  tactical_scanner: { fill: "M3 3h18v14H3zM8 19h8l2 4H6z", holes: "M5 5h14v10H5z", line: "M12 7.500a3 3 0 1 1-.01 0zM12 5.500v9M7 10.500h10" },
  adrenal_injector: { fill: "M14 2l8 8-2 2-1.500-1.500L10 19l-5-5 8.500-8.500L12 4zM6 16l2 2-2.500 2.500-2-2zM2 22l2-3 1 1z", holes: "M11 9.500l1.500 1.500-1 1L10 10.500zM9 11.500l2 2-1 1-2-2z" },
  solar_storm: { fill: "M12 6.500a5.500 5.500 0 1 1-.01 0z", line: "M12 4c-1-1 1-2 0-3M12 23c-1-1 1-2 0-3M4 12c-1-1-2 1-3 0M23 12c-1-1-2 1-3 0M6.300 6.300C5 6.300 5.500 4 4 4M20 20c-1.500 0-1-2.300-2.300-2.300M17.700 6.300C17.700 5 20 5.500 20 4M4 20c0-1.500 2.300-1 2.300-2.300" },
  zero_gravity: { fill: "M7 13a4 4 0 1 1-.01 0zM17 4a3 3 0 1 1-.01 0zM18 17a2 2 0 1 1-.01 0z", line: "M3 10V3M1 5l2-2.500L5 5M11 8V2M9.500 3.500 11 2l1.500 1.500M22 13V9M21 10.500l1-1.500 1 1.500M12.500 22v-5M11 18.500l1.500-2 1.500 2" },
  martial_law: { fill: "M2 16 13 5l3 3L5 19zM12 3.500 14.500 1 20 6.500 17.500 9zM2 20h14v3H2z", line: "M19 14l3 1M18 17l2.500 2.500" },
  witching_hour: { fill: "M15 2a10 10 0 1 0 7.500 14.500A8.500 8.500 0 0 1 15 2z", line: "M19 5v4M17 7h4" },
  global_alert: { fill: "M5 19V12a7 7 0 0 1 14 0v7zM3 20h18v3H3z", holes: "M8 12a4 4 0 0 1 3-3.800v1.700A2.500 2.500 0 0 0 9.600 12v4H8z", line: "M12 3V1M4.500 5.500 3 4M19.500 5.500 21 4" },
  quarantine: { fill: "M12 1l11 20H1z", holes: "M10.900 8h2.200l-.4 6.500h-1.400zM12 16a1.500 1.500 0 1 1-.01 0z" },
  iron_curtain: { fill: "M1 2h22v3H1zM2 6h4v16c-1.500 1-3 0-4 0zM7 6h4v17c-1.500-1-3-1-4 0zM13 6h4v17c-1-1-2.500-1-4 0zM18 6h4v16c-1 0-2.500 1-4 0z" },
  rust_rain: { fill: "M6 12a5 5 0 0 1 1-9.800A6 6 0 0 1 18 4a4 4 0 0 1 1 8z", line: "M6 15l-1 3M11 15l-1 3M16 15l-1 3M8.500 19.500l-1 3M13.500 19.500l-1 3M18.500 18.500l-1 3" },
};

export const signOf = (card: string, type: string): string => BORROWED[card] ?? type;
