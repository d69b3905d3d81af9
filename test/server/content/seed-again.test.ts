import { DAY_MS } from '@/domain/time/duration'
import { CONTENT_COLUMNS } from '../../../server/db/content-columns'
import { migrate } from '../../../server/db/migrate'
import { seed } from '../../../server/db/seed'
import { seedParts } from '../../../server/db/seed/parts'
import { TEST_START } from '../../support/server/clock'
import { createTestDatabase, type TestDatabase } from '../../support/database/database'

const LATER = new Date(TEST_START.getTime() + 40 * DAY_MS)
const ALL_PARTS = seedParts.map(({ name }) => name)

let test: TestDatabase

beforeEach(async () => {
  test = await createTestDatabase()
})
afterEach(() => test.database.close())

const run = (...statements: string[]) =>
  test.database.transaction(async (tx) => {
    for (const statement of statements) await tx.query(statement)
  })

/** The database as servers left it before they kept a list of what they had seeded. */
const forgetParts = () =>
  run(
    'DROP TABLE right_use, order_right, interest_right, allocation_right, right_rule',
    "ALTER TABLE allocation ADD COLUMN rights jsonb NOT NULL DEFAULT '[]', ADD COLUMN zh jsonb NOT NULL DEFAULT '{}'",
    'ALTER TABLE orders DROP COLUMN discounts',
    "DELETE FROM schema_migration WHERE name IN ('150.rights.sql', '151.discounts.sql', '212.right-use.sql')",
    'DROP TABLE seeded_part',
    'DROP INDEX article_tab_once',
    'DROP MATERIALIZED VIEW search_word',
    'DROP FUNCTION search_text CASCADE',
    'DROP FUNCTION search_pairs, search_variants, index_for_search',
    'DROP INDEX article_newest',
    'DROP TABLE hot_word',
    'DROP TABLE coupon_code_tries, coupon, coupon_rule, points_entry, points_account',
    'DROP TABLE activity_registration, activity',
    'DROP TABLE guide, banner_draft',
    `DELETE FROM schema_migration
     WHERE name IN ('044.seeded-parts.sql', '080.activities.sql', '090.points.sql', '100.coupons.sql',
       '140.search.sql', '180.guides.sql', '183.more-to-read.sql', '184.withdrawn-activities.sql',
       '230.drafts.sql', '231.tab-of-the-house.sql', '233.early-bird.sql', '281.platforms-of-sign-ups.sql')`,
  )

const startNewServer = async (): Promise<string[]> => {
  await migrate(test.database, LATER)
  return seed(test.database, { now: LATER })
}

const countOf = async (table: string): Promise<number> => {
  const row = await test.database.one<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)
  return row?.count ?? 0
}

const GROWN = [
  'option',
  'option_price',
  'option_rule',
  'model_still',
  'model_views',
  'loan_scheme',
  'loan_scheme_version',
  'material_file',
]

const countGrown = (): Promise<number[]> => Promise.all(GROWN.map(countOf))

/** Shoppers' data and what the sale moves. */
const untouchable = () =>
  test.database.query(
    `SELECT to_jsonb(row) AS row FROM (
       SELECT (SELECT jsonb_agg(to_jsonb(a) - '{rights,zh}'::text[] ORDER BY market_post_id) FROM allocation a) AS sale,
         (SELECT jsonb_agg(u ORDER BY id) FROM account u) AS accounts,
         (SELECT count(*) FROM agreement_acceptance) AS acceptances,
         (SELECT jsonb_agg(v ORDER BY pno_twelve) FROM version v) AS versions,
         (SELECT jsonb_agg(t ORDER BY tab, article_id) FROM article_tab t) AS articles
     ) row`,
  )

it('brings an older database the options, rules, stills, loans and albums that it lacks, and changes nothing else', async () => {
  const whole = await countGrown()
  await forgetParts()
  await run(
    'DELETE FROM option_rule',
    'DELETE FROM model_still',
    'DELETE FROM model_views',
    'DELETE FROM loan_scheme_version',
    'DELETE FROM loan_scheme',
    'DELETE FROM material_file',
    "DELETE FROM option_price WHERE attribute_no LIKE '%.packs.lounge'",
    "DELETE FROM option WHERE code = 'lounge'",
    "UPDATE allocation SET sold = 17, switch_on = false, price_fen = 90000 WHERE market_post_id = 'vela-7-small'",
    'UPDATE version SET price_fen = price_fen - 100000 WHERE sort = 1',
    "UPDATE account SET nick_name = 'Someone else', phone = NULL, cancelled_at = now()",
  )
  const before = await untouchable()

  expect(await startNewServer()).toEqual([
    'vehicles',
    'loans',
    'interests',
    'materials',
    'banners',
    'articles',
    'agreements',
    'coupons',
    'points',
    'activities',
    'rights',
    'launch',
    'guides',
    'rights of orders',
    'shop hours',
    'bookables',
    'chinese',
    'article bodies',
    'topics',
    'starfire',
    'comments',
    'hot words',
  ])
  expect(await countGrown()).toEqual(whole)
  expect(await untouchable()).toEqual(before)
  expect(await startNewServer()).toEqual([])
})

it('leaves a catalogue of its own alone', async () => {
  await forgetParts()
  await run(
    'TRUNCATE model, loan_scheme, material_folder CASCADE',
    'DELETE FROM topic',
    `INSERT INTO model (id, name, sell_name, is_default, sort, slogan, facts, purchase_poster, car_poster, monthly_from_fen)
     VALUES ('own-1', 'Own 1', 'Own 1', true, 1, '', '[]', '', '', 1)`,
    `INSERT INTO allocation (market_post_id, model_id, type, start_at, end_at, switch_on, price_fen, quota, picture, rights, zh)
     SELECT 'own-' || type, 'own-1', type, now(), now() + interval '1 day', true, 1, 1, '', '["Mats", "Care"]', '{"rights": ["脚垫"]}'
     FROM unnest(ARRAY[1, 2]) type`,
  )
  expect(await startNewServer()).toEqual([
    'agreements',
    'rights of orders',
    'shop hours',
    'bookables',
    'chinese',
    'article bodies',
    'starfire',
    'comments',
    'hot words',
  ])
  expect(await countOf('model')).toBe(1)
  expect(await test.database.query("SELECT name, zh ->> 'name' AS zh FROM right_rule ORDER BY sort")).toEqual([
    { name: 'Mats', zh: '脚垫' },
    { name: 'Care', zh: null },
  ])
  expect(await countOf('allocation_right')).toBe(4)
  expect(await test.database.query("SELECT id FROM model WHERE zh <> '{}'")).toEqual([])
  expect(await countGrown()).toEqual(GROWN.map(() => 0))
  expect(await countOf('topic')).toBe(0)
  expect(await countOf('comment')).toBe(0)
})

it('gives the rows of an older database their Chinese, except for what was written anew since', async () => {
  const chinese = () => test.database.query('SELECT zh FROM store ORDER BY id')
  const whole = await chinese()
  await run(
    "DELETE FROM seeded_part WHERE name = 'chinese'",
    ...Object.keys(CONTENT_COLUMNS).map((table) => `UPDATE ${table} SET zh = '{}'`),
    "UPDATE model SET slogan = 'Faster than rain' WHERE id = 'vela-7'",
    `UPDATE banner SET zh = '{"title": "自己的标题"}' WHERE id = 'one-1'`,
  )

  expect(await startNewServer()).toEqual(['chinese'])
  expect(await chinese()).toEqual(whole)
  expect(
    await test.database.one("SELECT zh ->> 'slogan' AS slogan, zh ->> 'sell_name' AS name FROM model WHERE is_default"),
  ).toEqual({ slogan: null, name: 'Vela 7 轿跑' })
  expect(await test.database.one("SELECT zh FROM banner WHERE id = 'one-1'")).toEqual({ zh: { title: '自己的标题' } })
})

it('brings only the rows that are missing of a part that is due again', async () => {
  const rights = () => test.database.query('SELECT * FROM version_interest ORDER BY code')
  const [gone, ...others] = await rights()
  await run(
    "DELETE FROM seeded_part WHERE name IN ('interests', 'articles')",
    'DELETE FROM interest_right WHERE code = (SELECT min(code) FROM version_interest)',
    'DELETE FROM version_interest WHERE code = (SELECT min(code) FROM version_interest)',
  )
  const before = await untouchable()
  expect(await seed(test.database, { now: LATER })).toEqual(['interests', 'articles'])
  const [again, ...same] = await rights()
  expect(again).toMatchObject({ code: (gone as { code: string }).code })
  expect(same).toEqual(others)
  expect(await untouchable()).toEqual(before)
})

it('seeds an empty database once, however many servers start on it at the same moment', async () => {
  const tables = await test.database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'schema_migration'`,
  )
  const whole = await countGrown()
  await run(`TRUNCATE ${tables.map(({ name }) => name).join(', ')} CASCADE`)

  const brought = await Promise.all([1, 2, 3].map(() => seed(test.database, { now: LATER })))
  expect(brought.filter((names) => names.length > 0)).toEqual([ALL_PARTS])
  expect(await countGrown()).toEqual(whole)
})

it('gives the articles of an older database their bodies, except for one that was written anew since', async () => {
  const bodies = () => test.database.query("SELECT id, body, zh -> 'body' AS zh FROM article ORDER BY id")
  const whole = await bodies()
  await run(
    "DELETE FROM seeded_part WHERE name = 'article bodies'",
    "UPDATE article SET body = '', zh = zh - 'body'",
    "UPDATE article SET summary = 'Our own words.', body = '<p>Ours.</p>' WHERE id = 'first-hour'",
    'UPDATE author SET user_id = NULL',
    'DELETE FROM author_follow',
  )

  expect(await startNewServer()).toEqual(['article bodies'])
  const others = (rows: object[]) => rows.filter((row) => (row as { id: string }).id !== 'first-hour')
  expect(others(await bodies())).toEqual(others(whole))
  expect(await test.database.one("SELECT body FROM article WHERE id = 'first-hour'")).toEqual({ body: '<p>Ours.</p>' })
  expect(await countOf('author_follow')).toBe(1)
})
