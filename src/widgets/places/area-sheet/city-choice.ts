import type { AreaNode } from '@/wire/schemas/area'

/** What every way of choosing a city needs. */
export interface CityChoice {
  areas: readonly AreaNode[]
  /** Code of the chosen city. */
  selected: string | null
  onPick: (province: AreaNode, city: AreaNode) => void
}
