import { useDidShow } from '@tarojs/taro'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand/react'
import type { Query } from '@/platform/address/query'
import { useAsyncPage } from '@/hooks/use-async-page'
import { keepConfiguration } from '@/services/configuration/kept'
import { dropStageLook } from '@/services/configuration/stage-look'
import type { AsyncPage } from '@/services/async-page/async-page'
import { keepQuery } from '@/services/navigation/current-route'
import { useUser } from '@/stores/session'
import { carStore, draftIdOf, forOrder, isOpenTo, openCar, resumeCar, type CarState, type OpenedCar } from './car-store'
import { openLink, type CarLink, type Opened } from './open-link'

/** What the shopper is told of the car that was opened; null once it was read. */
export type OpeningNews = Pick<Opened, 'gone' | 'goneVersion' | 'oldTotalFen' | 'replaced'>

const hasNews = ({ gone, goneVersion, oldTotalFen, replaced }: Opened): boolean =>
  gone.length > 0 || goneVersion !== null || oldTotalFen !== null || replaced !== null

interface CarOptions {
  /** The page lies over one that has the car open: then it is not opened again. */
  isFollowing?: boolean
  /** What the address keeps beside the car. */
  query?: Query
}

/** The car that is open already to this reader, if it is of the model and the order that the link means. */
const openedBefore = ({ modelId, orderId }: CarLink, userId: string | null): CarState | null => {
  const state = carStore.getState()
  if (state === null || !isOpenTo(state, userId)) return null
  const isMeant = [undefined, state.model.id].includes(modelId) && [undefined, state.orderId].includes(orderId)
  return isMeant ? state : null
}

/** Whether a link brings a car, or a paint, in place of what the draft has. */
const replacesDraft = ({ saved, share, paint }: CarLink): boolean =>
  [saved, share, paint].some((named) => named !== undefined)

/** The link to a car that is open, whatever led to it. */
const linkTo = ({ model, orderId }: OpenedCar): CarLink => ({ modelId: model.id, orderId })

/** What `useCar` answers. */
export interface OpenedCarView {
  page: AsyncPage<Opened>
  reload: () => void
  state: CarState | null
  news: OpeningNews | null
  dismissNews: () => void
}

/**
 * Opens the car of a link and follows what becomes of it. The link counts once: what is chosen then is the draft, which
 * a reload of the page, or of the catalogue, goes on with. The car of an order is asked for anew for another reader.
 */
export function useCar(link: CarLink, { isFollowing = false, query = {} }: CarOptions = {}): OpenedCarView {
  const userId = useUser()?.id ?? null
  const [followed] = useState(() => (isFollowing ? openedBefore(link, userId) : null))
  const wanted = useRef(followed ? linkTo(followed) : link)
  const kept = useRef(query)
  const { page, reload } = useAsyncPage(() => openLink(wanted.current), {
    key: wanted.current.orderId === undefined ? '' : (userId ?? ''),
    isEnabled: followed === null || !isOpenTo(followed, userId),
  })
  const [news, setNews] = useState<OpeningNews | null>(null)
  const opened = page.status === 'ready' ? page.data : null
  const [shownId, setShownId] = useState(followed && draftIdOf(followed))

  useEffect(() => {
    if (!opened) return
    if (opened.replaced) keepConfiguration(opened.replaced)
    if (replacesDraft(wanted.current)) dropStageLook(opened.model.id)
    openCar(opened)
    setNews(hasNews(opened) ? opened : null)
    wanted.current = linkTo(opened)
    setShownId(draftIdOf(opened))
  }, [opened])

  useDidShow(() => {
    if (opened) resumeCar(opened)
  })

  const state = useStore(carStore)
  const isShown = state !== null && draftIdOf(state) === shownId && isOpenTo(state, userId)
  const current: CarState | null = isShown ? state : null
  const modelId = current?.model.id
  const orderId = current?.orderId

  // With the drawing, and not a moment after it: by then the address may be that of another page.
  useLayoutEffect(() => {
    if (modelId !== undefined) keepQuery({ ...kept.current, modelId, ...forOrder({ orderId }) })
  }, [modelId, orderId])

  return { page, reload, state: current, news, dismissNews: () => setNews(null) }
}
