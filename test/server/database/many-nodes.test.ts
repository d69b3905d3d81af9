import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createTestDatabase, type TestDatabase } from '../../support/database/database'
import { notOnManyNodes, refusalOf } from '../../support/database/many-nodes'

const document = readFileSync(path.resolve(__dirname, '../../../docs/scale.md'), 'utf8')

/** The lines of code that stand under a headline of the document. */
const listUnder = (headline: string): string[] =>
  (new RegExp(`^### ${headline}\\n+\`\`\`\\n([^]*?)\`\`\``, 'm').exec(document)?.[1] ?? '').trim().split('\n')

describe('a database of many nodes', () => {
  let test: TestDatabase
  let found: Awaited<ReturnType<typeof notOnManyNodes>>

  beforeAll(async () => {
    test = await createTestDatabase()
    found = await notOnManyNodes(test.database)
  })
  afterAll(() => test.database.close())

  it('is told of all that it would not run', () => {
    expect(listUnder('Tables of an order that name no buyer')).toEqual(found.nameless)
    expect(listUnder('Unique keys without the buyer')).toEqual(found.unique)
    expect(listUnder('References without the buyer')).toEqual(found.foreign)
    expect(listUnder('Statements')).toEqual(found.statements)
  })

  it('would refuse a join by anything but the buyer, and a lock on rows of all', () => {
    const refusal = (text: string): string | null => refusalOf(text, found.cut)
    expect(
      refusal('SELECT 1 FROM orders JOIN payment_attempt ON order_id = orders.id WHERE pay_no = $1'),
    ).not.toBeNull()
    expect(refusal('SELECT id FROM orders WHERE status = $1 FOR UPDATE SKIP LOCKED')).not.toBeNull()
    expect(refusal('SELECT id FROM orders WHERE user_id = $1 FOR UPDATE')).toBeNull()
    expect(refusal('SELECT count(*) FROM orders WHERE status = $1')).toBeNull()
    expect(refusal('SELECT id FROM model FOR UPDATE')).toBeNull()
  })
})
