import { Worker } from 'node:worker_threads'
import { SECOND_MS } from '@/domain/time/duration'
import { facts, type Paper } from '../../../server/pdf/paper'
import { createPrinter } from '../../../server/pdf/create-printer'
import { TEST_START } from '../../support/server/clock'

const PAPER: Paper = { title: 'Invoice', reference: 'VL1', blocks: [facts(['Order number', 'VL1'])] }
const SHORT_MS = 2 * SECOND_MS
const LONG_MS = 30 * SECOND_MS

const PRINTS = `parentPort.on('message', ({ id }) =>
  parentPort.postMessage({ id, printed: { bytes: new Uint8Array(3), pages: 1 } }))`
const NEVER_ANSWERS = `parentPort.on('message', () => undefined)`
const ENDS = `parentPort.on('message', () => process.exit(0))`
const FAILS = `parentPort.on('message', () => { throw new Error('out of ink') })`

/** Prints by threads that do this, one after the other; answers how many were started, too. */
const printerOf = (patienceMs: number, ...kinds: readonly string[]) => {
  const left = [...kinds]
  const print = createPrinter(() => {
    const does = left.shift()
    if (does === undefined) throw new Error('no thread was left')
    return new Worker(`const { parentPort } = require('node:worker_threads'); ${does}`, { eval: true })
  }, patienceMs)
  return { print: () => print(PAPER, TEST_START), threadsLeft: () => left.length }
}

it.each([
  ['does not answer', SHORT_MS, NEVER_ANSWERS, 'The printing thread did not answer in time.'],
  ['ends', LONG_MS, ENDS, 'The printing thread has ended.'],
  ['fails', LONG_MS, FAILS, 'out of ink'],
])('papers of a thread that %s fail with it, and another prints the next', async (_what, patienceMs, does, message) => {
  const { print } = printerOf(patienceMs, does, PRINTS)
  const failed = await Promise.allSettled([print(), print()])
  expect(failed.map((one) => one.status === 'rejected' && (one.reason as Error).message)).toEqual([message, message])
  expect(await print()).toMatchObject({ pages: 1 })
})

it('a thread that answers prints one paper after the other', async () => {
  const { print, threadsLeft } = printerOf(LONG_MS, PRINTS, PRINTS)
  await Promise.all([print(), print()])
  await print()
  expect(threadsLeft()).toBe(1)
})
