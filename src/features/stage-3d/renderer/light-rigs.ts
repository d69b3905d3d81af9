import type { LinearColour } from './materials'

/** A glowing panel over or beside the car; its edges fade. */
export interface SoftBox {
  /** Its middle, in metres: right, up, towards the nose. */
  at: readonly [number, number, number]
  /** Half its two sides, in metres, as vectors; the light leaves towards the car. */
  across: readonly [number, number, number]
  along: readonly [number, number, number]
  light: LinearColour
}

/** Everything that the paint reflects and that lights it. */
export interface LightRig {
  /** Straight up, level with the eye, and the floor. */
  sky: LinearColour
  horizon: LinearColour
  floor: LinearColour
  /** Exactly BOXES_IN_RIG, so that every rig shares one shader. */
  boxes: readonly SoftBox[]
  exposure: number
  /** How dark the shadow under the car is, 0 to 1. */
  shadow: number
}

export const BOXES_IN_RIG = 5

const STUDIO_ROOF = { at: [0, 5.2, 0], across: [1.3, 0, 0], along: [0, 0, 4] } as const
const SIDES = [
  { at: [7, 3, 0], across: [0, 0.62, 0], along: [0, 0, 4.6] },
  { at: [-7, 3, 0], across: [0, 0.62, 0], along: [0, 0, 4.6] },
] as const
const NOSE = { at: [0, 3.2, 8.5], across: [0, 0.7, 0], along: [2.6, 0, 0] } as const
const TAIL = { at: [0, 3.4, -9], across: [0, 0.7, 0], along: [2.4, 0, 0] } as const

const grey = (level: number): LinearColour => [level, level, level]

/** The lights that the car can stand in. */
export const LIGHT_RIGS = {
  studio: {
    sky: grey(0.3),
    horizon: grey(0.2),
    floor: grey(0.34),
    boxes: [
      { ...STUDIO_ROOF, light: grey(6.4) },
      { ...SIDES[0], light: grey(5) },
      { ...SIDES[1], light: grey(5) },
      { ...NOSE, light: grey(5) },
      { ...TAIL, light: grey(4) },
    ],
    exposure: 1,
    shadow: 0.72,
  },
  day: {
    sky: [0.26, 0.42, 0.7],
    horizon: [0.72, 0.76, 0.8],
    floor: [0.3, 0.3, 0.29],
    boxes: [
      { at: [-6, 9, 5], across: [1, 0, 1.2], along: [0, 1, 0], light: [30, 28, 25] },
      { ...SIDES[0], light: [0.5, 0.55, 0.6] },
      { ...SIDES[1], light: [0.9, 0.9, 0.9] },
      { ...NOSE, light: [0.6, 0.62, 0.65] },
      { ...TAIL, light: [0.4, 0.45, 0.5] },
    ],
    exposure: 0.9,
    shadow: 0.8,
  },
} as const satisfies Record<string, LightRig>

export type Light = keyof typeof LIGHT_RIGS
