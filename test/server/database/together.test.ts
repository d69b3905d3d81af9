import { run, together } from '../../../server/db/together'
import { createTestDatabase, type TestDatabase } from '../../support/database/database'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
  await test.database.query('CREATE TABLE shelf (name text PRIMARY KEY, at timestamptz, count integer)')
})
beforeEach(() => test.database.query('TRUNCATE shelf'))
afterAll(() => test.database.close())

const AT = new Date('2026-11-24T02:13:19.123Z')
const put = (name: string) => ({
  sql: 'INSERT INTO shelf (name, at, count) VALUES ($1, $2, $3) RETURNING name, at, count',
  params: [name, AT, 1],
  dates: ['at'] as const,
})
const all = { sql: 'SELECT name FROM shelf ORDER BY name', params: [] }

describe('statements that run as one', () => {
  it('each have their own parameters, and answer their rows with instants as instants', async () => {
    const { first, second } = await together(test.database, { first: put('bowl'), second: put('cup') })
    expect(first).toEqual([{ name: 'bowl', at: AT, count: 1 }])
    expect(second).toEqual([{ name: 'cup', at: AT, count: 1 }])
    expect(await run(test.database, all)).toEqual([{ name: 'bowl' }, { name: 'cup' }])
  })

  it('see what was there when the first began, and what those before them answer by their names', async () => {
    const copy = {
      sql: 'INSERT INTO shelf (name, count) SELECT name || $1::text, count + $2::int FROM made RETURNING name, count',
      params: [' and saucer', 1],
    }
    const { made, seen, copied } = await together(test.database, { made: put('cup'), seen: all, copied: copy })
    expect([made.length, seen.length]).toEqual([1, 0])
    expect(copied).toEqual([{ name: 'cup and saucer', count: 2 }])
  })

  it('are done all or none', async () => {
    await test.database.query('INSERT INTO shelf (name) VALUES ($1)', ['cup'])
    await expect(together(test.database, { one: put('bowl'), other: put('cup') })).rejects.toThrow('duplicate key')
    expect(await run(test.database, all)).toEqual([{ name: 'cup' }])
  })
})
