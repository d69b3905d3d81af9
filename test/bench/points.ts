import { page, state } from '@/wire/endpoints/points'
import { EntryFilter } from '@/wire/enums/points'
import { logIn } from '../support/customers/account'
import { percentile, type Figure } from './measuring/figure'
import { addEntries } from './filling/many-entries'
import { withOpenServer } from './measuring/open-server'
import { planOf, statementsOf } from './measuring/plans'
import { callInto } from './load/shopper'
import { timesOf } from './measuring/times-of'

const ENTRIES = 10_000_000
const OF_ONE = 12_500
const SIZE = 20
const P99 = 0.99
const MAX_MS = 20
const READS_ALL = /Seq Scan on points_/

/** Measures the balance and pages of the ledger of who has many entries, among very many, each as a whole call. */
export const measurePoints = (): Promise<readonly Figure[]> =>
  withOpenServer(async (server) => {
    const { database, app } = server
    const { userId, token } = await logIn(database, 0)
    await addEntries(server, { entries: ENTRIES, userId, ofUser: OF_ONE })
    const call = callInto(app, token)
    const { total } = await call(page, { current: 1, size: SIZE })
    if (total < OF_ONE / 2) throw new Error(`the ledger of who has many shows ${total} entries`)
    const calls = {
      'the balance': () => call(state, {}),
      'the first page': () => call(page, { current: 1, size: SIZE }),
      'the last page': () => call(page, { current: Math.ceil(total / SIZE), size: SIZE }),
      'the first page of what was taken': () => call(page, { current: 1, size: SIZE, filter: EntryFilter.lost }),
    }
    const figures: Figure[] = []
    const plans: string[] = []
    for (const [name, work] of Object.entries(calls)) {
      figures.push({
        name: `points: ${name} of who has ${total} of ${ENTRIES} entries, p99, ms`,
        measured: percentile(await timesOf(work), P99),
        budget: { atMost: MAX_MS },
      })
      for (const statement of await statementsOf(work)) {
        if (!/FROM points_|JOIN points_/.test(statement.text)) continue
        const plan = await planOf(database, statement)
        plans.push(...plan)
        process.stderr.write(`\n${name}\n${plan.join('\n')}\n`)
      }
    }
    const readAll = plans.filter((line) => READS_ALL.test(line)).length
    return [...figures, { name: 'points: plans that read a whole table', measured: readAll, budget: { atMost: 0 } }]
  })
