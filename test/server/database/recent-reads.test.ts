import { recentReads } from '../../../server/db/recent-reads'
import type { Run } from '../../../server/db/connections'
import { DatabaseUnavailable } from '../../../server/db/unavailable'

/** An error of PostgreSQL. */
const refusal = (code: string): Error => Object.assign(new Error(`refused by ${code}`), { code })

const OUTAGE = new DatabaseUnavailable(new Error('gone'))
const CONFLICT_WITH_RECOVERY = refusal('40001')
const NOT_THERE_YET = refusal('42P01')
const NO_SUCH_TEXT = refusal('22021')
const NO_SUCH_DAY = refusal('22008')

/** Reads of a replica that says this once, and the names of those that were asked. */
const readsAfter = (error: Error) => {
  const asked: string[] = []
  const errors = [error]
  const replica: Run = async () => {
    asked.push('replica')
    const fault = errors.pop()
    if (fault !== undefined) throw fault
    return []
  }
  const database: Run = async () => {
    asked.push('database')
    return []
  }
  return { read: recentReads(replica, database), asked }
}

it.each([NO_SUCH_TEXT, NO_SUCH_DAY])('values with %s by one machine are asked of no other', async (error) => {
  const { read, asked } = readsAfter(error)
  await expect(read('SELECT $1', ['?'])).rejects.toBe(error)
  await read('SELECT 1')
  expect(asked).toEqual(['replica', 'replica'])
})

it.each([CONFLICT_WITH_RECOVERY, NOT_THERE_YET])(
  'what a replica %s for now the database is asked, and the replica the next',
  async (error) => {
    const { read, asked } = readsAfter(error)
    await read('SELECT 1')
    await read('SELECT 1')
    expect(asked).toEqual(['replica', 'database', 'replica'])
  },
)

it('a replica that is away rests', async () => {
  const { read, asked } = readsAfter(OUTAGE)
  await read('SELECT 1')
  await read('SELECT 1')
  expect(asked).toEqual(['replica', 'database', 'database'])
})
