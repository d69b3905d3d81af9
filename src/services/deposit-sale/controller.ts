import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ModelHome } from '@/domain/vehicle/model-home'
import { nextChangeAt } from '@/domain/order/deposit-sale'
import { fetchModelHome } from '../api/home'
import { afterLong, systemClock, type Clock } from '../clock'
import { createAborter, type Aborter } from '../request/aborter'
import { failureText } from '../request/failure-text'
import { poll, type PollOptions } from '../polling/poll'
import { serverNow } from '../server-clock'

/**
 * The models on sale and the instant they are looked at. `atMs` is the server's time and moves only when a deposit
 * button changes, so `depositSaleState(allocations, atMs)` is right and nothing is drawn in between.
 */
interface DepositSale {
  home: ModelHome
  atMs: number
}

/** What the page draws from; `sale` is undefined before the first reply. */
export interface DepositSaleView {
  sale: DepositSale | undefined
  /** What to tell the shopper of the latest reading, if it failed. */
  failure: string | undefined
}

/** Keeps the models on sale up to date while their page is shown. */
export interface DepositSaleController {
  store: StoreApi<DepositSaleView>
  /** Starts, or goes on after a stop; starting twice is starting once. */
  start(): void
  stop(): void
  /** Reads once more after a failure. */
  reload(): void
}

interface Dependencies {
  /** The models as they came with the page: they are shown until the first reply. */
  sent?: ModelHome | undefined
  fetchHome?: (options: { signal: Aborter['signal'] }) => Promise<ModelHome>
  /** The server's time in epoch ms. */
  now?: () => number
  clock?: Clock
  pollOptions?: Pick<PollOptions<ModelHome>, 'intervalMs' | 'visibility'>
}

const allocationsOf = (home: ModelHome): ModelHome['modelList'][number]['marketAllocationVos'] =>
  home.modelList.flatMap((model) => model.marketAllocationVos)

/** The next instant at which some model's button changes; each model is judged by its own allocations. */
const nextChangeOf = (home: ModelHome, atMs: number): number | undefined =>
  home.modelList
    .map((model) => nextChangeAt(model.marketAllocationVos, atMs))
    .filter((instantMs) => instantMs !== null)
    .sort((one, other) => one - other)[0]

/** Replies come each second and are nearly always the same text again. */
const isSame = (one: ModelHome, other: ModelHome): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Makes the controller of the deposit sale: it polls while allocations exist, wakes exactly
 * when a button is due to change, and tells its store only of changes.
 */
export const createDepositSale = ({
  sent,
  fetchHome = fetchModelHome,
  now = serverNow,
  clock = systemClock,
  pollOptions = {},
}: Dependencies = {}): DepositSaleController => {
  const store = createStore<DepositSaleView>(() => ({
    sale: sent && { home: sent, atMs: now() },
    failure: undefined,
  }))
  let running: Aborter | undefined
  let cancelWake: () => void = () => undefined

  /** A failure that lasts is told once, not at every turn. */
  const tell = (failure: string | undefined): void => {
    if (store.getState().failure !== failure) store.setState({ failure })
  }

  const show = (home: ModelHome): void => {
    const atMs = now()
    store.setState({ sale: { home, atMs }, failure: undefined })
    wakeAfter(home, atMs)
  }

  const wakeAfter = (home: ModelHome, atMs: number): void => {
    cancelWake()
    const changeAtMs = nextChangeOf(home, atMs)
    if (changeAtMs === undefined) return
    cancelWake = afterLong(clock, changeAtMs - now(), () => {
      // The server's clock may have been corrected meanwhile: then it is still too early.
      if (now() < changeAtMs) wakeAfter(home, atMs)
      else show(home)
    })
  }

  /** Before the first reply the phone's own clock was believed, which may have been ahead. */
  const isOfOtherTime = ({ home, atMs }: DepositSale): boolean => nextChangeOf(home, atMs) !== nextChangeOf(home, now())

  const take = (home: ModelHome): ModelHome => {
    const { sale } = store.getState()
    if (sale === undefined || !isSame(sale.home, home) || isOfOtherTime(sale)) show(home)
    else {
      tell(undefined)
      // Each reply corrects the clock a little, so the wake-up is set anew.
      wakeAfter(sale.home, sale.atMs)
    }
    return home
  }

  const stop = (): void => {
    running?.abort()
    running = undefined
    cancelWake()
  }

  const start = (): void => {
    if (running !== undefined) return
    const aborter = createAborter()
    running = aborter
    const { sale } = store.getState()
    if (sale !== undefined) catchUp(sale)
    const { signal } = aborter
    const read = async (): Promise<ModelHome> => {
      try {
        const home = await fetchHome({ signal })
        return signal.aborted ? home : take(home)
      } catch (error) {
        if (!signal.aborted) tell(failureText(error))
        throw error
      }
    }
    poll(read, {
      ...pollOptions,
      clock,
      signal,
      until: (home) => allocationsOf(home).length === 0,
    }).catch(() => {
      // The failure is in the store; the page offers to reload.
      if (running === aborter) running = undefined
    })
  }

  /** While it was stopped a button may have been due. */
  const catchUp = ({ home, atMs }: DepositSale): void => {
    const changeAtMs = nextChangeOf(home, atMs)
    if (changeAtMs !== undefined && changeAtMs <= now()) show(home)
    else wakeAfter(home, atMs)
  }

  const reload = (): void => {
    stop()
    start()
  }

  return { store, start, stop, reload }
}
