import { Type, type TSchema } from 'typebox'

/** Most rows that a page may hold. */
export const MAX_PAGE_SIZE = 50

const MAX_PAGE = 10_000

/** Schema of a value, or null. */
export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** Schema of one of the contract's enumerations: any of its values. */
export const valueOf = <const Table extends Readonly<Record<string, string | number>>>(table: Table) =>
  Type.Unsafe<Table[keyof Table]>({ enum: [...new Set(Object.values(table))] })

/** Schema of an endpoint that takes nothing. */
export const noPayload = Type.Unsafe<Record<string, never>>({ type: 'object', properties: {} })

/** Properties of every paged query: `current` counts from 1. */
export const pageQuery = {
  current: Type.Integer({ minimum: 1, maximum: MAX_PAGE }),
  size: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE }),
}

/** Schema of a page of a list. */
export const pageOf = <Item extends TSchema>(item: Item) =>
  Type.Object({ records: Type.Array(item), total: Type.Integer(), current: Type.Integer(), size: Type.Integer() })
