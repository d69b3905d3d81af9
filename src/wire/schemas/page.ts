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

const MAX_CURSOR_LENGTH = 100

/** What an endless list is asked for, whose rows move while it is read. */
export const CursorQuery = Type.Object({
  cursor: Type.Optional(
    Type.String({
      pattern: '^\\d{1,13}\\.[\\w-]+$',
      maxLength: MAX_CURSOR_LENGTH,
      description: 'What the part before named as next; absent for the first',
    }),
  ),
  size: PageQuery.properties.size,
})
export type CursorQuery = Static<typeof CursorQuery>

/** A part of an endless list: what comes in above while one reads on shifts nothing. */
export const partOf = <Item extends TSchema>(item: Item) =>
  Type.Object({
    records: Type.Array(item),
    next: Type.Union([Type.String(), Type.Null()], { description: 'Cursor of the next part; null at the end' }),
  })
export type CursorPart<Item> = Static<ReturnType<typeof partOf<TUnsafe<Item>>>>

/** A page of a list. */
export const pageOf = <Item extends TSchema>(item: Item) =>
  Type.Object({
    records: Type.Array(item),
    total: Type.Integer({ description: 'Rows of all pages' }),
    current: Type.Integer({ description: 'Counts from 1' }),
    size: Type.Integer(),
  })
export type Page<Item> = Static<ReturnType<typeof pageOf<TUnsafe<Item>>>>
