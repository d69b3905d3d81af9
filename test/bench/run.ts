// `npm run bench [-- <name>...] [--json]`: measures, prints a table and ends with status 1 when a budget is broken.
import { isKept, tableOf, type Figure } from './figure'
import { measureFirstLoad } from './first-load'
import { measureLighthouse } from './lighthouse'
import { measurePackages } from './packages'
import { measurePlaceAndPay } from './place-and-pay'
import { measureProductList } from './product-list'
import { measureQueries } from './queries'
import { measureRestart } from './restart'
import { measureStart } from './start'
import { measureWeapp } from './weapp'

/** In the order of the table. Each measures alone, so that none disturbs another. */
const BENCHES: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  packages: measurePackages,
  'first-load': measureFirstLoad,
  lighthouse: measureLighthouse,
  'product-list': measureProductList,
  'place-and-pay': measurePlaceAndPay,
  queries: measureQueries,
  start: measureStart,
  restart: measureRestart,
  weapp: measureWeapp,
}

const JSON_FLAG = '--json'
const MS_PER_SECOND = 1_000

const measure = async (name: string): Promise<readonly Figure[]> => {
  const bench = BENCHES[name]
  if (bench === undefined) throw new Error(`There is no bench "${name}". There are: ${Object.keys(BENCHES).join(', ')}.`)
  const startedMs = performance.now()
  // Progress goes beside the result, so that the result can be piped.
  process.stderr.write(`...   ${name}\n`)
  const figures = await bench()
  process.stderr.write(`ok    ${name}: ${Math.round((performance.now() - startedMs) / MS_PER_SECOND)} s\n`)
  return figures
}

const main = async (args: readonly string[]): Promise<void> => {
  const names = args.filter((arg) => arg !== JSON_FLAG)
  const figures: Figure[] = []
  for (const name of names.length > 0 ? names : Object.keys(BENCHES)) figures.push(...(await measure(name)))
  console.log(args.includes(JSON_FLAG) ? JSON.stringify(figures, null, 2) : tableOf(figures))
  if (!figures.every(isKept)) process.exitCode = 1
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
