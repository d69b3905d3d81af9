import type { Shop } from '@/wire/schemas/shop'

const METRES_A_KILOMETRE = 1_000

/** Shops by distance; those whose distance is not known keep their order behind the others. */
export const nearestFirst = (shops: readonly Shop[]): Shop[] =>
  [...shops].sort((one, other) => (one.distanceMetres ?? Infinity) - (other.distanceMetres ?? Infinity) || 0)

/** A distance in km with one decimal: 2412 -> "2.4". */
export const kilometres = (distanceMetres: number): string => (distanceMetres / METRES_A_KILOMETRE).toFixed(1)
