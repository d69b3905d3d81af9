import { useDidShow } from '@tarojs/taro'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'
import { goBack } from '@/services/navigation/go-back'
import { codePicture } from '@/services/navigation/code-picture'
import { webLink } from '@/services/navigation/web-link'
import type { AsyncPage } from '@/services/async-page/async-page'
import { openCar, type OpenedCar } from './open-car'
import { sharedPage, shareCodeOf } from './share'
import type { CarSource } from './source'

const keyOf = (source: CarSource): string => Object.values(source).join()

/** What `useCarView` answers. */
export interface CarView {
  page: AsyncPage<OpenedCar>
  opened: OpenedCar | undefined
  reload: () => void
  sharing: LoadedPage<string | undefined>
  shareCode: string | undefined
  link: string | undefined
  /** The code to scan as a picture of the host app's own, where it has one. */
  codePicture: string | undefined
  leave: () => void
}

/** A draft, saved or shared car at today's prices, and the link that opens it for anyone. */
export function useCarView(source: CarSource): CarView {
  const { page, reload } = useAsyncPage(() => openCar(source), { key: keyOf(source) })
  const opened = page.status === 'ready' ? page.data : undefined
  const car = opened?.kind === 'car' ? opened.car : undefined

  const choice = car && { pnoTwelve: car.quote.pnoTwelve, options: car.quote.options }
  const sharing = useAsyncPage(() => (choice ? shareCodeOf(choice) : Promise.resolve(undefined)), {
    // The price is part of what is shared.
    key: car ? [car.quote.pnoEighteen, car.quote.totalFen].join() : '',
    isEnabled: car !== undefined,
  })
  const shareCode = sharing.page.status === 'ready' ? sharing.page.data : undefined

  // It may have been changed on a page in front.
  useDidShow(() => {
    if (opened !== undefined) reload()
  })

  return {
    page,
    opened,
    reload,
    sharing,
    shareCode,
    link: shareCode === undefined ? undefined : webLink(sharedPage(shareCode)),
    codePicture: shareCode === undefined ? undefined : codePicture(sharedPage(shareCode)),
    leave: () => void goBack('pages/order/index', car ? { model: car.model.id } : {}),
  }
}
