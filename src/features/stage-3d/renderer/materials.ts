import type { Interior, Paint } from './selection'

/** A colour as the shader takes it: linear red, green and blue, 0 to 1. */
export type LinearColour = readonly [number, number, number]

/** How a material answers light. */
export interface Material {
  colour: LinearColour
  roughness: number
  metal?: number
  /** Strength of the clear coat. */
  coat?: number
  /** How many times its colour it shines by itself. */
  glow?: number
  /** Strength of plain reflections; 1 is that of most plastics and glass. */
  gloss?: number
}

/** The car's materials in the order of the numbers that a model's vertices carry. */
export const MATERIALS = {
  paint: { colour: [0, 0, 0], roughness: 0.42, metal: 0.3, coat: 1 },
  glass: { colour: [0.006, 0.007, 0.009], roughness: 0.03, gloss: 0.8 },
  glass_dark: { colour: [0.004, 0.0045, 0.005], roughness: 0.04, gloss: 1.1 },
  trim: { colour: [0.012, 0.012, 0.013], roughness: 0.36 },
  cladding: { colour: [0.022, 0.022, 0.024], roughness: 0.6 },
  gap: { colour: [0.002, 0.002, 0.002], roughness: 0.9, gloss: 0.1 },
  chrome: { colour: [0.62, 0.63, 0.65], roughness: 0.16, metal: 1 },
  light_front: { colour: [0.9, 0.95, 1], roughness: 0.3, glow: 4 },
  light_rear: { colour: [0.9, 0.03, 0.02], roughness: 0.3, glow: 1.6 },
  lamp_glass: { colour: [0.006, 0.006, 0.007], roughness: 0.05, gloss: 1.1 },
  lamp_red: { colour: [0.1, 0.003, 0.004], roughness: 0.08, gloss: 1.1 },
  interior: { colour: [0, 0, 0], roughness: 0.65 },
  interior_light: { colour: [0, 0, 0], roughness: 0.65 },
  screen: { colour: [0.05, 0.12, 0.22], roughness: 0.15, glow: 1 },
  plate: { colour: [0.75, 0.75, 0.76], roughness: 0.45 },
  under: { colour: [0.004, 0.004, 0.004], roughness: 0.9, gloss: 0.2 },
  rim: { colour: [0.2, 0.205, 0.215], roughness: 0.3, metal: 1 },
  rim_dark: { colour: [0.02, 0.02, 0.022], roughness: 0.3, metal: 0.3, coat: 0.5 },
  tyre: { colour: [0.01, 0.01, 0.01], roughness: 0.75, gloss: 0.5 },
  brake: { colour: [0.05, 0.05, 0.053], roughness: 0.42, metal: 1 },
  caliper: { colour: [0.55, 0.16, 0.05], roughness: 0.3 },
} as const satisfies Record<string, Material>

export type MaterialName = keyof typeof MATERIALS

/** The names in the order of their numbers. */
export const MATERIAL_NAMES = Object.keys(MATERIALS) as readonly MaterialName[]

/** What the shopper's paint is made of: the same colours that the stills were coloured with. */
export const PAINT_COLOURS = {
  'aurora-white': [0.66, 0.67, 0.685],
  'moon-silver': [0.42, 0.43, 0.44],
  'tide-blue': [0.01, 0.07, 0.215],
  'pine-green': [0.01, 0.058, 0.038],
  'dawn-copper': [0.36, 0.12, 0.05],
  graphite: [0.04, 0.043, 0.048],
} as const satisfies Record<Paint, LinearColour>

/** The two leathers of each trim, seats and what is lighter, as dark as a roof makes them. */
export const INTERIOR_COLOURS = {
  ink: { interior: [0.01, 0.011, 0.013], interior_light: [0.024, 0.026, 0.03] },
  dune: { interior: [0.085, 0.052, 0.028], interior_light: [0.19, 0.13, 0.08] },
  fog: { interior: [0.1, 0.105, 0.11], interior_light: [0.22, 0.225, 0.23] },
} as const satisfies Record<Interior, Record<'interior' | 'interior_light', LinearColour>>

/** The materials that the Lights switch lights. */
export const LAMPS: readonly MaterialName[] = ['light_front', 'light_rear']
