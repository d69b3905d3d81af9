import { useRef, useState } from 'react'
import type { UserArea } from '@/wire/schemas/account'
import type { AreaNode } from '@/wire/schemas/area'
import type { MapPoint } from '@/domain/area/gcj02'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'
import { fetchShopProvinces } from '@/services/api/shop'
import { findPosition } from '@/services/position'
import { useUser } from '@/stores/session'
import type { NoPosition } from '@/widgets/no-position'
import { chooseCity } from '@/widgets/places/choose-city'

/** What `usePlace` answers. */
export interface Place {
  /** Areas that have shops. */
  areas: LoadedPage<AreaNode[]>
  /** The chosen city, the shopper's own, or else the first; null until the areas are there. */
  city: UserArea | null
  chooseCity: (cityCode: string) => void
  /** Where the shopper is, once the shops near it were asked for; null while a city's are shown. */
  near: MapPoint | null
  findNear: () => Promise<void>
  /** Why there are no shops near the shopper. */
  noPosition: NoPosition | null
  forgetNoPosition: () => void
}

/** Where shops are looked for: in a city, or near the shopper, whose position is read when that is asked for. */
export function usePlace(firstCity: string | undefined): Place {
  const homeCity = useUser()?.area?.cityCode
  const [cityCode, setCityCode] = useState(firstCity)
  const [near, setNear] = useState<MapPoint | null>(null)
  const [noPosition, setNoPosition] = useState<NoPosition | null>(null)
  const areas = useAsyncPage(() => fetchShopProvinces())
  /** What was tapped last: a position may take ten seconds, and is not wanted any more once a city was chosen. */
  const taps = useRef(0)

  return {
    areas,
    city: areas.page.status === 'ready' ? chooseCity(areas.page.data, [cityCode, homeCity]) : null,
    chooseCity: (code) => {
      taps.current += 1
      setNear(null)
      setCityCode(code)
    },
    near,
    findNear: async () => {
      const tap = (taps.current += 1)
      const answer = await findPosition()
      if (tap !== taps.current) return
      if (answer.kind === 'found') setNear({ longitude: answer.longitude, latitude: answer.latitude })
      else setNoPosition(answer.kind)
    },
    noPosition,
    forgetNoPosition: () => setNoPosition(null),
  }
}
