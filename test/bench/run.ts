// `npm run bench [-- <name>...] [--json] [--minutes=10]`: measures, prints a table and ends with status 1 when a budget is
// broken or a bench failed; the others are measured all the same. The minutes are those of the bench "memory".
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { isKept, tableOf, type Figure } from './measuring/figure'
import { messageOf } from './measuring/message-of'

type Bench = (args: readonly string[]) => Promise<readonly Figure[]>

/** In the order of the table. Each measures alone, so that none disturbs another. */
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  packages: async () => (await import('./packages')).measurePackages,
  'first-load': async () => (await import('./first-load')).measureFirstLoad,
  lighthouse: async () => (await import('./lighthouse')).measureLighthouse,
  'option-tap': async () => (await import('./option-tap')).measureOptionTap,
  'first-3d': async () => (await import('./first-3d')).measureFirst3d,
  'product-list': async () => (await import('./product-list')).measureProductList,
  'place-and-pay': async () => (await import('./place-and-pay')).measurePlaceAndPay,
  queries: async () => (await import('./queries')).measureQueries,
  reads: async () => (await import('./reads')).measureReads,
  'sale-line': async () => (await import('./sale-line')).measureSaleLine,
  rush: async () => (await import('./rush')).measureRush,
  scale: async () => (await import('./scale')).measureScale,
  search: async () => (await import('./search')).measureSearch,
  shops: async () => (await import('./shops')).measureShops,
  content: async () => (await import('./content')).measureContent,
  feed: async () => (await import('./feed')).measureFeed,
  points: async () => (await import('./points')).measurePoints,
  uploads: async () => (await import('./uploads')).measureUploads,
  start: async () => (await import('./start')).measureStart,
  restart: async () => (await import('./restart')).measureRestart,
  memory: async () => (await import('./memory')).measureMemory,
  weapp: async () => (await import('./weapp')).measureWeapp,
}

const JSON_FLAG = '--json'
const OPTION = /^--/
const MS_PER_SECOND = 1_000

const loadOf = (name: string): (() => Promise<Bench>) => {
  const load = BENCHES[name]
  if (load === undefined) throw new Error(`There is no bench "${name}". There are: ${Object.keys(BENCHES).join(', ')}.`)
  return load
}

/** Measures in a process of its own: a server is slower in one that has loaded Playwright, as other benches do. */
const measureApart = async (name: string, options: readonly string[]): Promise<readonly Figure[]> => {
  const child = fork(__filename, [name, ...options], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [told] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [null])])
  if (told === null) throw new Error('ended without figures')
  return told as readonly Figure[] // By this very file.
}

const measure = async (name: string, options: readonly string[]): Promise<readonly Figure[]> => {
  const startedMs = performance.now()
  // Progress goes beside the result, so that the result can be piped.
  process.stderr.write(`...   ${name}\n`)
  const figures = await measureApart(name, options)
  process.stderr.write(`ok    ${name}: ${Math.round((performance.now() - startedMs) / MS_PER_SECOND)} s\n`)
  return figures
}

/** Measures all that are named, or everything, and prints the table. */
const measureAll = async (named: readonly string[], options: readonly string[]): Promise<void> => {
  const names = named.length > 0 ? named : Object.keys(BENCHES)
  // A name that is none is told before anything is measured.
  names.forEach(loadOf)
  const figures: Figure[] = []
  const failed: string[] = []
  for (const name of names) {
    try {
      figures.push(...(await measure(name, options)))
    } catch (error) {
      failed.push(`FAIL  ${name}: ${messageOf(error)}\n`)
      process.stderr.write(`FAIL  ${name}\n`)
    }
  }
  console.log(options.includes(JSON_FLAG) ? JSON.stringify(figures, null, 2) : tableOf(figures))
  failed.forEach((failure) => process.stderr.write(failure))
  if (failed.length > 0 || !figures.every(isKept)) process.exitCode = 1
}

/** Measures one for the process that has begun this one. */
const measureOne = async ([name = '']: readonly string[], options: readonly string[]): Promise<void> => {
  const figures = await (await loadOf(name)())(options)
  process.send?.(figures)
  process.disconnect()
}

const main = (args: readonly string[]): Promise<void> => {
  const named = args.filter((arg) => !OPTION.test(arg))
  const options = args.filter((arg) => OPTION.test(arg))
  return process.send === undefined ? measureAll(named, options) : measureOne(named, options)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 1
  if (process.connected) process.disconnect()
})
