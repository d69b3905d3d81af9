import { useState } from 'react'
import type { CarView } from '@/wire/enums/vehicle'
import type { VehicleOption } from '@/wire/schemas/vehicle'
import { useAsyncPage } from '@/hooks/use-async-page'
import { keepQuery } from '@/services/navigation/current-route'
import { goBack } from '@/services/navigation/go-back'
import type { RouteParams } from '@/services/navigation/route-params'
import type { AsyncPage } from '@/services/async-page/async-page'

import { fetchGallery, type GalleryModel } from './fetch-gallery'
import { findModel } from './find-model'
import { readPaint, readView } from './view'

type GalleryParams = Partial<RouteParams<'pages/cars-appearance/index'>>

/** What `useGallery` answers. */
export interface GalleryView {
  page: AsyncPage<GalleryModel[]>
  reload: () => void
  gallery: GalleryModel[] | undefined
  shown: GalleryModel | undefined
  paint: VehicleOption | undefined
  view: CarView
  showModel: (modelId: string) => void
  showPaint: (code: string) => void
  showView: (next: CarView) => void
  leave: () => void
}

/** Which car is looked at, in which paint and from where; a reload or a friend finds the same. */
export function useGallery(params: GalleryParams): GalleryView {
  const [asked, setAsked] = useState(params)
  const { page, reload } = useAsyncPage(fetchGallery)
  const gallery = page.status === 'ready' ? page.data : undefined
  const shown = gallery && findModel(gallery, asked.modelId)
  const view = readView(asked.view)
  const paint = shown && readPaint(shown.model, shown.paints, asked.paint)

  const show = (change: GalleryParams) => {
    const next = { ...asked, ...change }
    setAsked(next)
    keepQuery({ ...next })
  }

  return {
    page,
    reload,
    gallery,
    shown,
    paint,
    view,
    showModel: (modelId: string) => show({ modelId }),
    showPaint: (code: string) => show({ paint: code }),
    showView: (next: CarView) => show({ view: next }),
    leave: () => void goBack('pages/order/index', shown ? { model: shown.model.id } : {}),
  }
}
