// `npm run test:crash [-- --long --kills=100 --acknowledged=20000 --processes=4 --shoppers=16 --minutes=30 --seed=1]`:
// kills processes and database under shoppers and prints its figures. Status 1 when anything was lost or any rule was
// broken. `--long` is 500 kills and 100,000 acknowledged deeds, about an hour where nothing else runs.
import { MINUTE_MS } from '@/domain/time/duration'
import { isKept, tableOf } from '../bench/measuring/figure'
import { readNumber } from '../support/arguments'
import { runCrashTest } from './crash-test'
import { fifteenNotices, lastPlace, tenThousandDuplicates } from './drills'

/** More shoppers than two cores can serve only make each restart longer, and so the whole run. */
const USUAL = { kills: 100, acknowledged: 20_000, processes: 4, shoppers: 16, minutes: 30 }
const LONG = { ...USUAL, kills: 500, acknowledged: 100_000, minutes: 240 }
const LONG_FLAG = '--long'
const MAX_SEED = 1_000_000

const main = async (args: readonly string[]): Promise<void> => {
  const seed = readNumber(args, 'seed', Math.floor(Math.random() * MAX_SEED))
  const defaults = args.includes(LONG_FLAG) ? LONG : USUAL
  console.log(`seed ${seed}`)
  const options = {
    seed,
    kills: readNumber(args, 'kills', defaults.kills),
    acknowledged: readNumber(args, 'acknowledged', defaults.acknowledged),
    processes: readNumber(args, 'processes', defaults.processes),
    shoppers: readNumber(args, 'shoppers', defaults.shoppers),
    longestMs: readNumber(args, 'minutes', defaults.minutes) * MINUTE_MS,
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
