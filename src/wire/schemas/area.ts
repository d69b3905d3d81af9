import { Type, type Static } from 'typebox'
import { count, text } from './parts'

/** A province with its cities, or a city, of the area tree. */
export const AreaNode = Type.Cyclic(
  {
    AreaNode: Type.Object({
      areaCode: text(),
      areaName: text(),
      areaAlias: Type.Optional(text('The name in the other language, for who searches by it; extension')),
      areaLevel: count('1 for a province, 2 for a city'),
      cityList: Type.Optional(Type.Array(Type.Ref('AreaNode'))),
    }),
  },
  'AreaNode',
)
export type AreaNode = Static<typeof AreaNode>

/** Provinces, each with its cities. */
export const AreaTree = Type.Array(AreaNode)
