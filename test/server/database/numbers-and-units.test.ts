import { migrate } from '../../../server/db/migrate'
import { TEST_START } from '../../support/server/clock'
import { startTestServer, type TestServer } from '../../support/server/server'

const MIGRATIONS = ['288.numbers-and-units.sql', '292.spans-of-weeks.sql']

/** The catalogue's columns in which a number may have a unit, beside the Chinese of each table. */
const COLUMNS = {
  model: ['facts'],
  version: ['facts'],
  option: ['attribute_name'],
  option_rule: ['note'],
  model_parameter: ['name', 'footnote', 'value_by_version'],
  version_interest: ['discount_info'],
  right_rule: ['name', 'note', 'worth', 'steps'],
} as const
const JSON_COLUMNS: readonly string[] = ['facts', 'value_by_version', 'steps', 'zh']

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const catalogue = async (): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {}
  for (const table of Object.keys(COLUMNS)) {
    const rows = await server.database.query<{ text: string }>(`SELECT to_jsonb(${table})::text AS text FROM ${table}`)
    found[table] = rows.map(({ text }) => text).sort()
  }
  return found
}

/** Makes the catalogue what it was in older databases. */
const spaceOut = async (): Promise<void> => {
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const sets = [...columns, 'zh'].map((column) => {
      const spaced = `replace(replace(${column}::text, U&'\\00A0', ' '), U&'\\2060', '')`
      return `${column} = ${JSON_COLUMNS.includes(column) ? `${spaced}::jsonb` : spaced}`
    })
    await server.database.query(`UPDATE ${table} SET ${sets.join(', ')}`)
  }
}

it('the catalogue of an older database keeps its numbers and units together as that of a new one does', async () => {
  const fresh = await catalogue()
  expect(Object.values(fresh).flat().join()).toContain('1,600\u00a0kg')
  await spaceOut()
  expect(
    Object.values(await catalogue())
      .flat()
      .join(),
  ).not.toContain('\u00a0')
  await server.database.query('DELETE FROM schema_migration WHERE name = ANY ($1)', [MIGRATIONS])
  expect(await migrate(server.database, TEST_START)).toEqual(MIGRATIONS)
  expect(await catalogue()).toEqual(fresh)
})
