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

/** Makes the controller of a page that loads; `ask` gets a signal that calls it off. */
export const createAsyncPage = <Data>(
  ask: (signal: AbortSignalLike) => Promise<Data>,
  { timeoutMs = NETWORK_TIMEOUT_MS, clock = systemClock }: AsyncPageOptions = {},
): AsyncPageController<Data> => {
  const store = createStore<AsyncPage<Data>>(() => ({ status: 'idle' }))
  const set = (page: AsyncPage<Data>): void => store.setState(page, true)
  let running: Aborter | undefined
  let cancelTimeout: () => void = () => undefined

  const end = (): void => {
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

  const stop = (): void => {
    end()
    const page = store.getState()
    if (page.status === 'ready') set({ ...page, isRefreshing: false })
    if (page.status === 'loading') set({ status: 'idle' })
  }

  return { store, load, stop, setData }
}
