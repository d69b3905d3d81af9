// `npm run test:fuzz [-- --requests=10000 --seed=1]`: broken requests to every order route; ends with status 1 when one
// was answered by anything but an envelope with a stable code.
import { startDatabase } from '../support/database/database'
import { readNumber } from '../support/arguments'
import { openShop } from '../server/money/shop'
import { runFuzz } from './fuzz'

const DEFAULT_REQUESTS = 10_000
const MAX_SEED = 1_000_000
const FAULTS_SHOWN = 10

const main = async (args: readonly string[]): Promise<void> => {
  const seed = readNumber(args, 'seed', Math.floor(Math.random() * MAX_SEED))
  console.log(`seed ${seed}`)
  const postgres = await startDatabase()
  process.env.TEST_DATABASE_URL = postgres.url
  const shop = await openShop()
  try {
    const port = Number(new URL(await shop.server.app.listen({ host: '127.0.0.1', port: 0 })).port)
    const { requests, answers, faults } = await runFuzz(shop, {
      port,
      requests: readNumber(args, 'requests', DEFAULT_REQUESTS),
      seed,
    })
    for (const [code, count] of [...answers].sort(([one], [other]) => one - other)) console.log(`${code}: ${count}`)
    console.log(`${requests} requests, ${faults.length} faults`)
    for (const fault of faults.slice(0, FAULTS_SHOWN)) console.log(`\n${fault}`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await shop.close()
    await postgres.stop()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
})
