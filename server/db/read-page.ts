import type { Page, PageQuery } from '@/wire/schemas/page'
import type { Queryable } from './queryable'
import { together, type Statement } from './together'

/** The rows of a page, and how many there are on all pages. */
interface AskedPage<Row extends object> {
  rows: Statement<Row>
  count: Statement<{ total: number }>
}

/** Reads a page by one statement. */
export const readPage = async <Row extends object, Shown>(
  db: Queryable,
  asked: AskedPage<Row>,
  { current, size }: PageQuery,
  show: (row: Row) => Shown,
): Promise<Page<Shown>> => {
  const { rows, count } = await together(db, { rows: asked.rows, count: asked.count })
  return { records: rows.map(show), total: count[0]?.total ?? 0, current, size }
}
