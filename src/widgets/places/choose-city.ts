import type { AreaNode } from '@/wire/schemas/area'
import type { UserArea } from '@/wire/schemas/account'
import { areaPair, citiesOf, provincesOf } from '@/domain/area/area-tree'

/** The city whose shops are shown: the first of the wanted ones that has any, else the first city with a shop. */
export const chooseCity = (tree: readonly AreaNode[], wanted: readonly (string | undefined)[]): UserArea | null => {
  const [firstProvince] = provincesOf(tree)
  const [firstCity] = citiesOf(tree, firstProvince?.areaCode ?? '')
  const codes = [...wanted, firstCity?.areaCode]
  for (const code of codes) {
    const area = code === undefined ? null : areaPair(tree, code)
    if (area) return area
  }
  return null
}
