import type { AreaNode } from '@/wire/schemas/area'
import type { AreaRow } from './area-statements'

const nodeOf = ({ code, name, alias, level }: AreaRow): AreaNode => ({
  areaCode: code,
  areaName: name,
  areaAlias: alias,
  areaLevel: level,
})

/** Hangs the cities under their provinces, both in the order of the rows. */
export const areaTree = (rows: readonly AreaRow[]): AreaNode[] => {
  const citiesByProvince = new Map<string, AreaNode[]>()
  for (const row of rows) {
    if (row.parentCode === null) continue
    const cities = citiesByProvince.get(row.parentCode)
    if (cities) cities.push(nodeOf(row))
    else citiesByProvince.set(row.parentCode, [nodeOf(row)])
  }
  return rows
    .filter(({ parentCode }) => parentCode === null)
    .map((row) => ({ ...nodeOf(row), cityList: citiesByProvince.get(row.code) ?? [] }))
}
