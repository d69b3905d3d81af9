import { STAGE_MODELS, type StageModel } from '@/services/stage-model'
import { INTERIORS, PAINTS, WHEELS, type StageSelection, type Wheels } from './renderer/selection'

/** How each car is shown until something is chosen. */
const DEFAULTS: Record<StageModel, Omit<StageSelection, 'model'>> = {
  'vela-7': { paint: 'tide-blue', wheels: 'arc10', interior: 'ink' },
  'vela-9': { paint: 'tide-blue', wheels: 'turbine', interior: 'ink' },
}

/** The wheels that a car is shown on until others are chosen. */
export const usualWheels = (model: StageModel): Wheels => DEFAULTS[model].wheels

const oneOf = <Name extends string>(names: readonly Name[], text: string | undefined): Name | undefined =>
  names.find((name) => name === text)

/** Reads a selection out of a link. What a link does not name, or names wrongly, is as usual; null without a known car. */
export const readSelection = (query: Partial<Record<keyof StageSelection, string>>): StageSelection | null => {
  const model = oneOf(STAGE_MODELS, query.model)
  if (!model) return null
  const otherwise = DEFAULTS[model]
  return {
    model,
    paint: oneOf(PAINTS, query.paint) ?? otherwise.paint,
    wheels: oneOf(WHEELS, query.wheels) ?? otherwise.wheels,
    interior: oneOf(INTERIORS, query.interior) ?? otherwise.interior,
  }
}
