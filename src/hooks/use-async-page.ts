import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand/react'
import { createAsyncPage, type AskForPage, type AsyncPage } from '@/services/async-page/async-page'
import { useLanguage } from '@/stores/language'
import { useReader } from './use-reader'
import { useWhenBack } from './use-when-back'

/** States that end when the network is back, or the app open again. */
const FAILED: readonly AsyncPage<unknown>['status'][] = ['failed', 'timedOut']

export interface AsyncPageOptions {
  /** What the page is about, e.g. the order's id: another key is another page and starts anew. */
  key?: string
  /** False keeps it idle, e.g. while a guard does not let the shopper in. */
  isEnabled?: boolean
  /** What it holds depends on who reads, e.g. hearts: after a login it is read again in place, after its end anew. */
  isReadersOwn?: boolean
}

export interface LoadedPage<Data> {
  page: AsyncPage<Data>
  /** Loads again; data that is there stays visible. */
  reload: () => void
  /** Reads again aside: only newer data shows, and no failure. */
  reread: () => Promise<Data>
  /** Puts data in place that came another way. */
  setData: (data: Data) => void
}

/**
 * Loads what a page shows, from its first render to its unload. Stale replies are ignored. What failed is tried again by
 * itself when the network is back, the app open again, or a visitor has logged in.
 */
export function useAsyncPage<Data>(
  ask: AskForPage<Data>,
  { key = '', isEnabled = true, isReadersOwn = false }: AsyncPageOptions = {},
): LoadedPage<Data> {
  const latestAsk = useRef(ask)
  latestAsk.current = ask
  const { readerId, turn } = useReader(isReadersOwn)
  const ownerId = isReadersOwn && readerId
  // Neither is an input of the controller, but another key, and another reader, must have another one.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const controller = useMemo(() => createAsyncPage<Data>((...how) => latestAsk.current(...how)), [key, turn])
  // The server speaks, too: in another language its words come anew.
  const language = useLanguage()
  useEffect(() => {
    if (isEnabled) controller.load()
    return controller.stop
  }, [controller, isEnabled, language, ownerId])
  useWhenBack(() => {
    const page = controller.store.getState()
    const hasFailed = page.status === 'ready' ? page.refreshFailure !== undefined : FAILED.includes(page.status)
    if (hasFailed) controller.load()
  })
  const page = useStore(controller.store)
  const { load: reload, reread, setData } = controller
  return { page, reload, reread, setData }
}
