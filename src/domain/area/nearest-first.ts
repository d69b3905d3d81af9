import type { Store } from '@/wire/schemas/store'

const METRES_A_KILOMETRE = 1_000

/** Shops by distance; those whose distance is not known keep their order behind the others. */
export const nearestFirst = (stores: readonly Store[]): Store[] =>
  [...stores].sort((one, other) => (one.distanceMetres ?? Infinity) - (other.distanceMetres ?? Infinity) || 0)

/** A distance in km with one decimal: 2412 -> "2.4". */
export const kilometres = (distanceMetres: number): string => (distanceMetres / METRES_A_KILOMETRE).toFixed(1)
