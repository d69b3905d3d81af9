import type { ModelFact } from '@/wire/schemas/vehicle'

/** A figure with its unit, which stays on its line: "802 km"; what has no unit, by itself. */
export const figureText = ({ value, unit }: Pick<ModelFact, 'value' | 'unit'>): string =>
  unit === '' ? value : `${value}\u00a0${unit}`
