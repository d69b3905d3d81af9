import type { StageModel } from '@/services/stage-model'

/** Paints, in the order of the design. */
export const PAINTS = ['aurora-white', 'moon-silver', 'tide-blue', 'pine-green', 'dawn-copper', 'graphite'] as const
/** Rims. */
export const WHEELS = ['aero', 'arc10', 'turbine'] as const
/** Interior trims. */
export const INTERIORS = ['ink', 'dune', 'fog'] as const

export type Paint = (typeof PAINTS)[number]
export type Wheels = (typeof WHEELS)[number]
export type Interior = (typeof INTERIORS)[number]

/** What a car on the stage looks like; the configurator's choices are reduced to this. */
export interface StageSelection {
  model: StageModel
  paint: Paint
  wheels: Wheels
  interior: Interior
}
