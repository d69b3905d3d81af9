/** A province (level 1, with its cities) or a city (level 2) of the area tree (specification section 3). */
export interface AreaNode {
  areaCode: string
  areaName: string
  areaLevel: number
  cityList?: AreaNode[]
}
