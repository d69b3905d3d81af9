import { PayStatus } from '@/wire/enums/payment'
import { ANNOUNCED, LIVE } from '../../../server/modules/payment/attempt/attempt-codes'
import { createTestDatabase, type TestDatabase } from '../../support/database/database'

/** Index of `payment_attempt` -> the rows that it is about, in the words of the statements that need it. */
const INDEXES = {
  payment_attempt_one_live: `status IN ${LIVE} AND method NOT IN ${ANNOUNCED}`,
  payment_attempt_one_prepared_transfer: `status = ${PayStatus.created} AND method IN ${ANNOUNCED}`,
  payment_attempt_live_pos_code: `status IN ${LIVE}`,
  payment_attempt_to_expire: `status IN ${LIVE} AND purpose = 'balance'`,
}

describe('the partial indexes of payment attempts', () => {
  let test: TestDatabase

  beforeAll(async () => {
    test = await createTestDatabase()
  })
  afterAll(() => test.database.close())

  const predicateOf = async (index: string): Promise<string | undefined> => {
    const sql = 'SELECT pg_get_expr(indpred, indrelid) AS predicate FROM pg_index WHERE indexrelid = $1::regclass'
    return (await test.database.one<{ predicate: string }>(sql, [index]))?.predicate
  }

  // A way to pay that is added to the table may belong into one of them: then a migration has to say so too.
  it.each(Object.entries(INDEXES))('%s agrees with the table of ways to pay', async (index, condition) => {
    await test.database.query(`CREATE INDEX of_the_table ON payment_attempt (pay_no) WHERE ${condition}`)
    try {
      expect(await predicateOf(index)).toBe(await predicateOf('of_the_table'))
    } finally {
      await test.database.query('DROP INDEX of_the_table')
    }
  })
})
