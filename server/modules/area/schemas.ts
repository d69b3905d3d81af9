import { Type } from 'typebox'
import type { AreaNode } from '@/wire/schemas/area'

/** Schema of a node of the area tree. It refers to itself, which TypeBox's types do not follow. */
export const areaNode = Type.Unsafe<AreaNode>(
  Type.Cyclic(
    {
      AreaNode: Type.Object({
        areaCode: Type.String(),
        areaName: Type.String(),
        areaLevel: Type.Integer(),
        cityList: Type.Optional(Type.Array(Type.Ref('AreaNode'))),
      }),
    },
    'AreaNode',
  ),
)
