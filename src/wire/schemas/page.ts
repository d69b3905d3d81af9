import { Type, type Static, type TSchema, type TUnsafe } from 'typebox'

const MAX_PAGE_SIZE = 50
const MAX_PAGE = 10_000

/** What a paged list is asked for. */
export const PageQuery = Type.Object({
  current: Type.Integer({
    minimum: 1,
    maximum: MAX_PAGE,
    description: 'Counts from 1: the page index of the client + 1',
  }),
  size: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, description: 'Rows of a page' }),
})
export type PageQuery = Static<typeof PageQuery>

/** A page of a list. */
export const pageOf = <Item extends TSchema>(item: Item) =>
  Type.Object({
    records: Type.Array(item),
    total: Type.Integer({ description: 'Rows of all pages' }),
    current: Type.Integer({ description: 'Counts from 1' }),
    size: Type.Integer(),
  })
export type Page<Item> = Static<ReturnType<typeof pageOf<TUnsafe<Item>>>>
