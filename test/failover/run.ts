// `npm run test:failover [-- --faults=24 --acknowledged=2000 --processes=4 --shoppers=8 --minutes=40 --seed=1]`: kills, freezes
// and cuts off the machine that writes, under shoppers, and prints its figures. Status 1 when anything was lost, any rule was
// broken, writing took longer than 15 s to come back, or somebody could not read.
import { MINUTE_MS } from '@/domain/time/duration'
import { isKept, tableOf } from '../bench/measuring/figure'
import { readNumber } from '../support/arguments'
import { runFailoverTest } from './failover-test'

const MAX_SEED = 1_000_000

const main = async (args: readonly string[]): Promise<void> => {
  const seed = readNumber(args, 'seed', Math.floor(Math.random() * MAX_SEED))
  console.log(`seed ${seed}`)
  const { figures, faults } = await runFailoverTest({
    seed,
    faults: readNumber(args, 'faults', 24),
    acknowledged: readNumber(args, 'acknowledged', 2_000),
    processes: readNumber(args, 'processes', 4),
    shoppers: readNumber(args, 'shoppers', 8),
    longestMs: readNumber(args, 'minutes', 40) * MINUTE_MS,
    report: (line) => process.stderr.write(`${line}\n`),
  })
  console.log(tableOf(figures))
  for (const fault of faults) console.log(`\n${fault}`)
  if (!figures.every(isKept)) process.exitCode = 1
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
})
