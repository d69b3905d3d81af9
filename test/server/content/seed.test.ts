import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DAY_MS, MINUTE_MS } from '@/domain/time/duration'
import { seed } from '../../../server/db/seed'
import { demoUser } from '../../../server/db/seed/users'
import { hasPendingAgreements } from '../../../server/modules/agreement/pending'
import { TEST_START } from '../../support/server/clock'
import { createTestDatabase, type TestDatabase } from '../../support/database/database'
import { webpSize } from '../../../server/pictures/webp-size'

const STATIC_DIR = path.resolve(__dirname, '../../../server/static')
const SOURCE_DIR = path.resolve(__dirname, '../../../src')

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})

afterAll(() => test.database.close())

/** Every text cell of the seeded tables, as one haystack of JSON. */
const everything = async (): Promise<string> => {
  const tables = await test.database.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1",
  )
  const dumps = await Promise.all(
    tables.map(({ name }) => test.database.query<{ row: object }>(`SELECT to_jsonb(t) AS row FROM ${name} t`)),
  )
  return JSON.stringify(dumps)
}

const sourceTexts = (): string =>
  readdirSync(SOURCE_DIR, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|scss|html)$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')

const staticFiles = (): string[] =>
  readdirSync(STATIC_DIR, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/static/${path.relative(STATIC_DIR, path.join(entry.parentPath, entry.name))}`)

it('leaves a database that has everything as it is', async () => {
  const before = await everything()

  expect(await seed(test.database, { now: new Date(TEST_START.getTime() + 40 * DAY_MS) })).toEqual([])
  expect(await everything()).toBe(before)
})

it('lets Vela 7 be reserved at once and Vela 9 within the half hour, for at least 29 days', async () => {
  const rows = await test.database.query<{ modelId: string; startAt: Date; endAt: Date }>(
    `SELECT model_id AS "modelId", start_at AS "startAt", end_at AS "endAt"
     FROM allocation WHERE type = 1 AND switch_on AND sold < quota ORDER BY model_id`,
  )

  expect(rows.map(({ modelId }) => modelId)).toEqual(['vela-7', 'vela-9'])
  expect(rows[0]?.startAt.getTime()).toBeLessThan(TEST_START.getTime())
  expect(rows[1]?.startAt.getTime()).toBeGreaterThan(TEST_START.getTime())
  expect(rows[1]?.startAt.getTime()).toBeLessThan(TEST_START.getTime() + 30 * MINUTE_MS)
  for (const { endAt } of rows) expect(endAt.getTime()).toBeGreaterThan(TEST_START.getTime() + 29 * DAY_MS)
})

it('opens 30 shops, each with a picture, a person and a city of its own province', async () => {
  const rows = await test.database.query<{ id: string; fits: boolean; pictures: number; advisers: number }>(
    `SELECT store.id, city.parent_code = store.province_code AS fits,
       (SELECT count(*) FROM store_picture WHERE store_id = store.id) AS pictures,
       (SELECT count(*) FROM adviser WHERE store_id = store.id) AS advisers
     FROM store JOIN area city ON city.code = store.city_code`,
  )

  expect(rows).toHaveLength(30)
  for (const row of rows) {
    expect(row.fits).toBe(true)
    expect(row.pictures).toBeGreaterThan(0)
    expect(row.advisers).toBeGreaterThan(0)
  }
})

it('lets the demo user log in without reading agreements first, and asks the other user', async () => {
  const others = await test.database.query<{ id: string }>('SELECT id FROM account WHERE phone <> $1', [demoUser.phone])

  expect(await hasPendingAgreements(test.database, demoUser.id)).toBe(false)
  expect(others).toHaveLength(1)
  expect(await hasPendingAgreements(test.database, others[0]?.id ?? '')).toBe(true)
})

it('names only pictures and clips that exist', async () => {
  const named = new Set((await everything()).match(/\/static\/[\w./-]+/g))

  expect(named.size).toBeGreaterThan(40)
  expect([...named].filter((file) => !staticFiles().includes(file))).toEqual([])
})

it('keeps no picture and no clip that neither the data nor the app names', async () => {
  const named = `${await everything()}\n${sourceTexts()}`

  // What is sent compressed, and the mark of a car on a map, lie beside what they were made of, under its name.
  const madeOf = (file: string) => file.replace(/\.br$/, '').replace(/-map-([\w-]+)\.png$/, '-front34-$1.webp')
  expect(staticFiles().filter((file) => !named.includes(madeOf(file)))).toEqual([])
})

it('reserves the box of every article picture by its real size', async () => {
  const pictures = await test.database.query<{ url: string; width: number; height: number }>(
    "SELECT DISTINCT url, width, height FROM article_media WHERE kind = 'picture'",
  )

  expect(pictures.length).toBeGreaterThan(10)
  for (const { url, width, height } of pictures) {
    expect([url, ...webpSize(readFileSync(path.join(STATIC_DIR, url.replace('/static/', ''))))]).toEqual([
      url,
      width,
      height,
    ])
  }
})
