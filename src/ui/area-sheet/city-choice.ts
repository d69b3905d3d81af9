import type { AreaNode } from '@/contract/entities/area'

/** What every way of choosing a city needs. */
export interface CityChoice {
  areas: readonly AreaNode[]
  /** Code of the chosen city. */
  selected: string | null
  onPick: (province: AreaNode, city: AreaNode) => void
}
