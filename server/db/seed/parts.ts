import type { Queryable } from '../queryable'
import { agreementTables } from './agreements/agreements'
import { allocationTables } from './allocations'
import { areaTables } from './areas'
import { bookableTables } from './bookables'
import { bringComments } from './comments/bring-comments'
import { couponTables } from './coupons'
import { dictionaryTables } from './dictionary'
import { fillChinese } from './fill-chinese'
import { interestTables, loanTables } from './finance'
import { bringHotWords } from './hot-words'
import { materialTables } from './materials'
import { pointsTables } from './points'
import { bringOrderRights, launchTables, rightTables } from './rights/rights'
import { insertTable, type SeedTable } from './seed-table'
import { shopHoursTables } from './shop-hours'
import { shopTables } from './shops'
import { bringStarfire } from './starfire/bring-starfire'
import { userTables } from './users'
import { vehicleTables } from './vehicles'
import { activityTables } from './written/activities'
import { articleTables } from './written/articles'
import { bringTopics } from './written/bring-topics'
import { entriesOf, tablesOf } from './written/entries'
import { fillBodies } from './written/fill-bodies'

/** A part of the demo's data, brought to a database once for each of its versions. */
export interface SeedPart {
  name: string
  /** One more whenever rows are added that older databases should have too. */
  version: number
  bring: (tx: Queryable, now: Date) => Promise<void>
}

interface PartOfTables {
  name: string
  version: number
  tables: (now: Date) => readonly SeedTable[]
}

/** In an order in which each part finds what its rows refer to. */
const partsOfTables: readonly PartOfTables[] = [
  { name: 'areas', version: 1, tables: areaTables },
  { name: 'dictionary', version: 1, tables: dictionaryTables },
  { name: 'stores', version: 1, tables: shopTables },
  { name: 'vehicles', version: 1, tables: vehicleTables },
  { name: 'loans', version: 1, tables: loanTables },
  { name: 'interests', version: 1, tables: interestTables },
  { name: 'materials', version: 1, tables: materialTables },
  { name: 'allocations', version: 1, tables: allocationTables },
  { name: 'banners', version: 2, tables: (now) => tablesOf(entriesOf('banner'), now) },
  { name: 'articles', version: 3, tables: articleTables },
  { name: 'agreements', version: 6, tables: agreementTables },
  { name: 'users', version: 1, tables: userTables },
  { name: 'coupons', version: 2, tables: couponTables },
  { name: 'points', version: 1, tables: pointsTables },
  { name: 'activities', version: 1, tables: activityTables },
  { name: 'rights', version: 1, tables: rightTables },
  { name: 'launch', version: 1, tables: launchTables },
  { name: 'guides', version: 1, tables: (now) => tablesOf(entriesOf('guide'), now) },
]

const partOf = ({ name, version, tables }: PartOfTables): SeedPart => ({
  name,
  version,
  bring: async (tx, now) => {
    for (const table of tables(now)) await insertTable(tx, table)
  },
})

/** What orders were promised before rights had rows of their own. */
const orderRights: SeedPart = { name: 'rights of orders', version: 1, bring: bringOrderRights }

/** The Chinese of rows that came before there was any. */
const chinese: SeedPart = {
  name: 'chinese',
  version: 1,
  bring: async (tx, now) => {
    for (const table of partsOfTables.flatMap(({ tables }) => tables(now))) await fillChinese(tx, table)
  },
}

/** The hours of those of the demo's shops that are there: a catalogue of its own has others. */
const shopHours: SeedPart = {
  name: 'shop hours',
  version: 1,
  bring: async (tx) => {
    const shops = await tx.query<{ id: string }>('SELECT id FROM store')
    for (const table of shopHoursTables(shops.map(({ id }) => id))) await insertTable(tx, table)
  },
}

/** What can be booked at those of the demo's shops that are there. */
const bookables: SeedPart = {
  name: 'bookables',
  version: 1,
  bring: async (tx) => {
    const [shops, models] = await Promise.all([
      tx.query<{ id: string }>('SELECT DISTINCT store_id AS id FROM adviser'),
      tx.query<{ id: string }>('SELECT id FROM model'),
    ])
    const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)
    for (const table of bookableTables(idsOf(shops), idsOf(models))) await insertTable(tx, table)
  },
}

/** The bodies of articles that came before they had one, and the accounts of their authors. */
const bodies: SeedPart = { name: 'article bodies', version: 1, bring: fillBodies }

/** Topics and hashtags, and which of the demo's articles are about them. */
const topics: SeedPart = { name: 'topics', version: 2, bring: bringTopics }

/** Ambassadors, and what their links have brought. */
const starfire: SeedPart = { name: 'starfire', version: 1, bring: bringStarfire }

/** What is said under the demo's articles. */
const comments: SeedPart = { name: 'comments', version: 1, bring: bringComments }

/** What is searched most, and the words that can be found. */
const hotWords: SeedPart = { name: 'hot words', version: 1, bring: bringHotWords }

/** Every part, in the order in which they are brought. */
export const seedParts: readonly SeedPart[] = [
  ...partsOfTables.map(partOf),
  orderRights,
  shopHours,
  bookables,
  chinese,
  bodies,
  topics,
  starfire,
  comments,
  hotWords,
]
