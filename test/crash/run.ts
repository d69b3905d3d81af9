// `npm run test:crash [-- --kills=100 --acknowledged=20000 --processes=4 --shoppers=16 --minutes=30 --seed=1]`: kills
// processes and database under shoppers and prints its figures. Status 1 when anything was lost or any rule was broken.
import { MINUTE_MS } from '@/domain/time/duration'
import { isKept, tableOf } from '../bench/figure'
import { readNumber } from '../support/arguments'
import { runCrashTest } from './crash-test'
import { fifteenNotices, lastPlace, tenThousandDuplicates } from './drills'

/** More shoppers than two cores can serve only make each restart longer, and so the whole run. */
const DEFAULTS = { kills: 100, acknowledged: 20_000, processes: 4, shoppers: 16, minutes: 30 }
const MAX_SEED = 1_000_000

const main = async (args: readonly string[]): Promise<void> => {
  const seed = readNumber(args, 'seed', Math.floor(Math.random() * MAX_SEED))
  console.log(`seed ${seed}`)
  const options = {
    seed,
    kills: readNumber(args, 'kills', DEFAULTS.kills),
    acknowledged: readNumber(args, 'acknowledged', DEFAULTS.acknowledged),
    processes: readNumber(args, 'processes', DEFAULTS.processes),
    shoppers: readNumber(args, 'shoppers', DEFAULTS.shoppers),
    longestMs: readNumber(args, 'minutes', DEFAULTS.minutes) * MINUTE_MS,
    databaseUrl: process.env.DATABASE_URL ?? null,
    databaseRestart: process.env.DATABASE_RESTART ?? null,
    report: (line: string) => process.stderr.write(`${line}\n`),
  }
  const { figures, faults } = await runCrashTest(options, [tenThousandDuplicates, lastPlace, fifteenNotices])
  console.log(tableOf(figures))
  for (const fault of faults) console.log(`\n${fault}`)
  if (!figures.every(isKept)) process.exitCode = 1
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
})
