import { ASSUMED, needOfFeed, needOfOrders, type Costs, type Need } from './scale-model'

export const BEGIN = '<!-- computed by npm run bench -- scale --write -->'
export const END = '<!-- end of what is computed -->'

const ORDERS = [1_000, 10_000, 100_000] as const
const PHONES = 10_000_000

const MEANS: Readonly<Record<keyof Costs, string>> = {
  orderApiMs: 'an order placed and paid, in the API, ms',
  orderDatabaseMs: 'the same in PostgreSQL, ms',
  orderWalBytes: 'what it writes into the log, bytes',
  orderStoredBytes: 'what of it stays, bytes',
  orderCommits: 'its transactions, those of the worker among them',
  orderReplyBytes: 'its four replies, bytes before compression',
  ownOrdersApiMs: 'the first page of own orders, in the API, ms',
  ownOrdersDatabaseMs: 'the same in PostgreSQL, ms',
  feedApiMs: 'a part of Explore, in the API, ms',
  feedDatabaseMs: 'the same in PostgreSQL, ms',
  feedReplyBytes: 'its reply, bytes before compression',
  homeApiMs: 'the home data, in the API, ms',
}

const short = (value: number): string => new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format(value)

const ROWS: readonly (readonly [string, (need: Need) => string])[] = [
  ['API: cores', ({ apiCores }) => short(apiCores)],
  [`API: machines of ${ASSUMED.coresOfApiMachine} cores, a process each core`, ({ apiMachines }) => short(apiMachines)],
  ['database: cores, replicas among them', ({ databaseCores }) => short(databaseCores)],
  [`database: nodes of ${ASSUMED.coresOfDatabaseNode} cores that write`, ({ databaseNodes }) => short(databaseNodes)],
  ['partitions of orders and ledgers by hash of the buyer', ({ partitions }) => short(partitions)],
  ['transactions a second', ({ commitsASecond }) => short(commitsASecond)],
  ['log written and replicated, MB/s', ({ walMbASecond }) => short(walMbASecond)],
  ['rows that one deposit’s places are cut into', ({ rowsOfDeposit }) => short(rowsOfDeposit)],
  ['new on disk a month, GB', ({ storedGbAMonth }) => short(storedGbAMonth)],
  ['answered by the CDN', ({ cdnHits }) => `${(cdnHits * 100).toFixed(1)} %`],
  ['from our machines, Mbit/s', ({ originMbitASecond }) => short(originMbitASecond)],
  ['from the CDN, Mbit/s', ({ cdnMbitASecond }) => short(cdnMbitASecond)],
  ['a month, dollars', ({ dollarsAMonth }) => short(dollarsAMonth)],
]

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')

const isCost = (name: string): name is keyof Costs => name in MEANS

/** Rounded as the document tells them, so that it can be computed anew from itself. */
export const roundCosts = (costs: Costs): Costs => {
  const entries = Object.entries(costs).map(([name, value]) => [name, Number(Number(value).toPrecision(3))])
  return Object.fromEntries(entries) as Costs
}

/** The costs that the document tells. */
export const readCosts = (document: string): Costs => {
  const rows = [...document.matchAll(/^\| `(\w+)` \| [^|]+ \| ([\d.]+) \|$/gm)]
  const costs = Object.fromEntries(
    rows.flatMap(([, name = '', value]) => (isCost(name) ? [[name, Number(value)]] : [])),
  )
  const missing = Object.keys(MEANS).filter((name) => !(name in costs))
  if (missing.length > 0) throw new Error(`The document tells no ${missing.join(', ')}.`)
  return costs as unknown as Costs
}

/** The part of docs/scale.md that follows from the costs. */
export const computedText = (costs: Costs): string => {
  const needs = [...ORDERS.map((aSecond) => needOfOrders(costs, aSecond)), needOfFeed(costs, PHONES)]
  return [
    BEGIN,
    '',
    '### What one deed costs',
    '',
    table(
      ['name', 'what', 'measured'],
      Object.entries(MEANS).map(([name, what]) => [`\`${name}\``, what, String(costs[name as keyof Costs])]),
    ),
    '',
    '### What is assumed',
    '',
    table(
      ['name', 'value'],
      Object.entries(ASSUMED).map(([name, value]) => [`\`${name}\``, String(value)]),
    ),
    '',
    '### What it takes at the peak',
    '',
    table(
      ['', ...ORDERS.map((aSecond) => `${short(aSecond)} orders/s`), `a feed read by ${short(PHONES)} phones`],
      ROWS.map(([name, tell]) => [name, ...needs.map(tell)]),
    ),
    '',
    END,
  ].join('\n')
}
