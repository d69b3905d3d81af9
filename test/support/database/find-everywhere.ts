import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Queryable } from '../../../server/db/queryable'
import { textsOfPdfs } from '../reading/read-pdf'

/** Every base table of the schema, so that one which is added later is searched as well. */
export const tablesOf = async (database: Queryable): Promise<string[]> => {
  const rows = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`,
  )
  return rows.map(({ name }) => name)
}

/** The tables with a row that says one of the words, in whatever column and form. */
export const tablesThatSay = async (database: Queryable, words: readonly string[]): Promise<string[]> => {
  const found: string[] = []
  for (const table of await tablesOf(database)) {
    const row = await database.one(
      `SELECT 1 AS found FROM "${table}" AS searched, unnest($1::text[]) AS sought (word)
       WHERE strpos(searched::text, sought.word) > 0
         OR strpos(searched::text, encode(convert_to(sought.word, 'UTF8'), 'hex')) > 0 LIMIT 1`,
      [words],
    )
    if (row !== undefined) found.push(table)
  }
  return found
}

const isPdf = (file: string): boolean => file.endsWith('.pdf')

/** Which of the words the files below a folder say; papers are read as a viewer would. */
export const wordsInFiles = async (folder: string, words: readonly string[]): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name))
  const texts = await textsOfPdfs(files.filter(isPdf))
  for (const file of files) texts.push(await readFile(file, isPdf(file) ? 'latin1' : 'utf8'))
  return words.filter((word) => texts.some((text) => text.includes(word)))
}
