import { useRef } from 'react'
import type { MapTiles, ShopPlace, VehicleLocation } from '@/wire/schemas/map'
import type { OpenLevc } from '@/wire/schemas/order-calls'
import type { AbortSignalLike } from '@/platform/http/types'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'
import { fetchShopPlaces, fetchVehicles } from '@/services/api/map'
import { fetchOpenLevc } from '@/services/api/order'
import type { CallOptions } from '@/services/request/call'
import { failureText } from '@/services/request/failure-text'
import { useIsLoggedIn } from '@/stores/session'
import { alertDialog } from '@/ui/popup/dialogs'
import { messages } from './messages'
import { readTiles } from './read-tiles'

/** What the map shows. */
export interface MapData {
  places: readonly ShopPlace[]
  /** One's own; none for a visitor. */
  vehicles: readonly VehicleLocation[]
  /** Whether one's own cars may tell where they are; null for a visitor. */
  levc: OpenLevc | null
  /** The tiles below, where there are any. */
  tiles: MapTiles | null
}

const fetchMapData = async (isLoggedIn: boolean, options: CallOptions = {}): Promise<MapData> => {
  const [places, vehicles, levc, tiles] = await Promise.all([
    fetchShopPlaces(options),
    isLoggedIn ? fetchVehicles(options) : [],
    isLoggedIn ? fetchOpenLevc(options) : null,
    readTiles(options),
  ])
  return { places, vehicles, levc, tiles }
}

/** What `useMapData` answers. */
export interface MapDataView extends Pick<LoadedPage<MapData>, 'page' | 'reload'> {
  /** Reads it all again for who asked, and says so where that cannot be done. */
  lookAgain: () => Promise<void>
}

/** Reads every shop's place, where one's own cars are, and what is drawn below them. */
export function useMapData(): MapDataView {
  const isLoggedIn = useIsLoggedIn()
  /** Counts loads and looks: what a look tells is not wanted any more once something newer was asked. */
  const turns = useRef(0)
  const load = (signal: AbortSignalLike): Promise<MapData> => {
    turns.current += 1
    return fetchMapData(isLoggedIn, { signal })
  }
  const { page, reload, setData } = useAsyncPage(load, { key: isLoggedIn ? 'user' : 'visitor' })
  const lookAgain = async (): Promise<void> => {
    const turn = (turns.current += 1)
    try {
      const data = await fetchMapData(isLoggedIn)
      if (turn === turns.current) setData(data)
    } catch (error) {
      await alertDialog({ title: messages.notRefreshed, text: failureText(error) })
    }
  }
  return { page, reload, lookAgain }
}
