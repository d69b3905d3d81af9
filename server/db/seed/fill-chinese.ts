import { CONTENT_COLUMNS, type ContentTable } from '../content-columns'
import type { Queryable } from '../queryable'
import type { SeedTable } from './seed-table'

const isContent = (table: string): table is ContentTable => Object.hasOwn(CONTENT_COLUMNS, table)

const keyOf = async (tx: Queryable, table: string): Promise<string[]> => {
  const columns = await tx.query<{ name: string }>(
    `SELECT attname AS name FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
     WHERE indrelid = $1::regclass AND indisprimary`,
    [table],
  )
  return columns.map(({ name }) => name)
}

/**
 * Gives rows that a database had before there was Chinese the Chinese of the demo's data: those columns of them that still
 * say the demo's English. What somebody wrote anew stays as it is, in both languages.
 */
export const fillChinese = async (tx: Queryable, { name, rows }: SeedTable): Promise<void> => {
  if (!isContent(name)) return
  const sameKey = (await keyOf(tx, name)).map((column) => `${name}.${column} = seeded.${column}`).join(' AND ')
  const chinese = Object.keys(CONTENT_COLUMNS[name]).map(
    (column) =>
      `'${column}', CASE WHEN ${name}.${column} IS NOT DISTINCT FROM seeded.${column} THEN seeded.zh -> '${column}' END`,
  )
  await tx.query(
    `UPDATE ${name} SET zh = jsonb_strip_nulls(jsonb_build_object(${chinese.join(', ')}))
     FROM jsonb_populate_recordset(NULL::${name}, $1::jsonb) seeded WHERE ${sameKey} AND ${name}.zh = '{}'`,
    [JSON.stringify(rows)],
  )
}
