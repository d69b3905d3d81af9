import type { AreaNode } from '@/wire/schemas/area'
import type { UserArea } from '@/wire/schemas/account'

/** Levels of the area tree. */
const AreaLevel = { province: 1, city: 2 } as const

/** The nodes from the province down to the one with this code; empty if the tree has none. */
export const areaPath = (tree: readonly AreaNode[], areaCode: string): AreaNode[] => {
  for (const node of tree) {
    if (node.areaCode === areaCode) return [node]
    const below = areaPath(node.cityList ?? [], areaCode)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** The provinces of the tree, in its order. */
export const provincesOf = (tree: readonly AreaNode[]): AreaNode[] =>
  tree.filter(({ areaLevel }) => areaLevel === AreaLevel.province)

/** The cities of a province; none for an unknown code. */
export const citiesOf = (tree: readonly AreaNode[], provinceCode: string): AreaNode[] =>
  tree.find(({ areaCode }) => areaCode === provinceCode)?.cityList ?? []

/** The province and city pair of a city, or null if the code is no city of the tree. */
export const areaPair = (tree: readonly AreaNode[], cityCode: string): UserArea | null => {
  const [province, city] = areaPath(tree, cityCode)
  if (province === undefined || city === undefined) return null
  return {
    provinceCode: province.areaCode,
    provinceName: province.areaName,
    cityCode: city.areaCode,
    cityName: city.areaName,
  }
}
