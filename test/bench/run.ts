// `npm run bench [-- <name>...] [--json] [--minutes=10]`: measures, prints a table and ends with status 1 when a budget is
// broken or a bench failed; the others are measured all the same. The minutes are those of the bench "memory".
import { measureContent } from './content'
import { measureFeed } from './feed'
import { isKept, tableOf, type Figure } from './measuring/figure'
import { measureFirst3d } from './first-3d'
import { measureFirstLoad } from './first-load'
import { measureLighthouse } from './lighthouse'
import { measureMemory } from './memory'
import { messageOf } from './measuring/message-of'
import { measureOptionTap } from './option-tap'
import { measurePackages } from './packages'
import { measurePlaceAndPay } from './place-and-pay'
import { measurePoints } from './points'
import { measureProductList } from './product-list'
import { measureQueries } from './queries'
import { measureReads } from './reads'
import { measureRestart } from './restart'
import { measureRush } from './rush'
import { measureSaleLine } from './sale-line'
import { measureScale } from './scale'
import { measureSearch } from './search'
import { measureShops } from './shops'
import { measureStart } from './start'
import { measureUploads } from './uploads'

type Bench = (args: readonly string[]) => Promise<readonly Figure[]>

/** Loaded when it is its turn: it reads the built mini-program at once. */
const measureWeapp: Bench = async () => (await import('./weapp')).measureWeapp()

/** In the order of the table. Each measures alone, so that none disturbs another. */
const BENCHES: Readonly<Record<string, Bench>> = {
  packages: measurePackages,
  'first-load': measureFirstLoad,
  lighthouse: measureLighthouse,
  'option-tap': measureOptionTap,
  'first-3d': measureFirst3d,
  'product-list': measureProductList,
  'place-and-pay': measurePlaceAndPay,
  queries: measureQueries,
  reads: measureReads,
  'sale-line': measureSaleLine,
  rush: measureRush,
  scale: measureScale,
  search: measureSearch,
  shops: measureShops,
  content: measureContent,
  feed: measureFeed,
  points: measurePoints,
  uploads: measureUploads,
  start: measureStart,
  restart: measureRestart,
  memory: measureMemory,
  weapp: measureWeapp,
}

const JSON_FLAG = '--json'
const OPTION = /^--/
const MS_PER_SECOND = 1_000

const benchOf = (name: string): Bench => {
  const bench = BENCHES[name]
  if (bench === undefined)
    throw new Error(`There is no bench "${name}". There are: ${Object.keys(BENCHES).join(', ')}.`)
  return bench
}

const measure = async (name: string, bench: Bench, args: readonly string[]): Promise<readonly Figure[]> => {
  const startedMs = performance.now()
  // Progress goes beside the result, so that the result can be piped.
  process.stderr.write(`...   ${name}\n`)
  const figures = await bench(args)
  process.stderr.write(`ok    ${name}: ${Math.round((performance.now() - startedMs) / MS_PER_SECOND)} s\n`)
  return figures
}

const main = async (args: readonly string[]): Promise<void> => {
  const names = args.filter((arg) => !OPTION.test(arg))
  // A name that is none is told before anything is measured.
  const benches = (names.length > 0 ? names : Object.keys(BENCHES)).map((name) => ({ name, bench: benchOf(name) }))
  const figures: Figure[] = []
  const failures: string[] = []
  for (const { name, bench } of benches) {
    try {
      figures.push(...(await measure(name, bench, args)))
    } catch (error) {
      failures.push(`FAIL  ${name}: ${messageOf(error)}\n`)
      process.stderr.write(`FAIL  ${name}\n`)
    }
  }
  console.log(args.includes(JSON_FLAG) ? JSON.stringify(figures, null, 2) : tableOf(figures))
  failures.forEach((failure) => process.stderr.write(failure))
  if (failures.length > 0 || !figures.every(isKept)) process.exitCode = 1
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 1
})
