import { createStore, type StoreApi } from 'zustand/vanilla'
import { NETWORK_TIMEOUT_MS, type AbortSignalLike } from '@/platform/http/types'
import { systemClock, type Clock } from '../clock'
import { serviceMessages } from '../messages'
import { createAborter, type Aborter } from '../request/aborter'
import { isTimeout } from '../request/errors'
import { failureText } from '../request/failure-text'

/**
 * What a page that loads shows:
 * idle - not asked yet; loading - the skeleton;
 * ready - the data, also while and after it is refreshed; failed and timedOut - a view to click for another try.
 */
export type AsyncPage<Data> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; data: Data; isRefreshing: boolean; refreshFailure: string | undefined }
  | { status: 'failed'; message: string; error: unknown }
  | { status: 'timedOut'; message: string }

/** Loads what a page shows. */
export interface AsyncPageController<Data> {
  store: StoreApi<AsyncPage<Data>>
  /** Loads, or loads again; data that is there stays visible meanwhile. An older load is called off. */
  load(): void
  /** Calls a load off; its reply is ignored. */
  stop(): void
  /**
   * Asks again and shows nothing of it but the data. Unless something else has begun meanwhile: a load, `setData` or
   * another rereading knows more than an answer to a question from before it.
   *
   * @returns the data, shown or not.
   * @throws what `ask` threw; the page stays as it is.
   */
  reread(): Promise<Data>
  /** Puts data in place that came another way, such as the reply of an action. */
  setData(data: Data): void
}

interface AsyncPageOptions {
  timeoutMs?: number
  clock?: Clock
}

const timedOut = () => ({ status: 'timedOut', message: serviceMessages.connectionTimedOut }) as const

type Failure = Extract<AsyncPage<never>, { message: string }>

const failureOf = (error: unknown): Failure =>
  isTimeout(error) ? timedOut() : { status: 'failed', message: failureText(error), error }

/** Reads what a page shows; the signal calls it off, and `known` is what is shown while it is read again aside. */
export type AskForPage<Data> = (signal: AbortSignalLike, known?: Data) => Promise<Data>

/** Makes the controller of a page that loads. */
export const createAsyncPage = <Data>(
  ask: AskForPage<Data>,
  { timeoutMs = NETWORK_TIMEOUT_MS, clock = systemClock }: AsyncPageOptions = {},
): AsyncPageController<Data> => {
  const store = createStore<AsyncPage<Data>>(() => ({ status: 'idle' }))
  const set = (page: AsyncPage<Data>): void => store.setState(page, true)
  let running: Aborter | undefined
  let cancelTimeout: () => void = () => undefined
  let turn = 0

  const end = (): void => {
    turn += 1
    cancelTimeout()
    running?.abort()
    running = undefined
  }

  const fail = (failure: Failure): void => {
    const page = store.getState()
    end()
    if (page.status === 'ready') set({ ...page, isRefreshing: false, refreshFailure: failure.message })
    else set(failure)
  }

  const setData = (data: Data): void => {
    end()
    set({ status: 'ready', data, isRefreshing: false, refreshFailure: undefined })
  }

  const load = (): void => {
    end()
    const aborter = createAborter()
    running = aborter
    const page = store.getState()
    set(page.status === 'ready' ? { ...page, isRefreshing: true, refreshFailure: undefined } : { status: 'loading' })

    cancelTimeout = clock.after(timeoutMs, () => fail(timedOut()))
    ask(aborter.signal).then(
      (data) => {
        if (running === aborter) setData(data)
      },
      (error: unknown) => {
        if (running === aborter) fail(failureOf(error))
      },
    )
  }

  const reread = async (): Promise<Data> => {
    const page = store.getState()
    const own = (turn += 1)
    const data = await ask(createAborter().signal, page.status === 'ready' ? page.data : undefined)
    if (own === turn) setData(data)
    return data
  }

  const stop = (): void => {
    end()
    const page = store.getState()
    if (page.status === 'ready') set({ ...page, isRefreshing: false })
    if (page.status === 'loading') set({ status: 'idle' })
  }

  return { store, load, reread, stop, setData }
}
