import { useDidShow } from '@tarojs/taro'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'
import { goBack } from '@/services/navigation/go-back'
import { codePicture } from '@/services/navigation/code-picture'
import { webLink } from '@/services/navigation/web-link'
import type { AsyncPage } from '@/services/async-page/async-page'
import { openConfiguration, type OpenedConfiguration } from './open-configuration'
import { sharedPage, shareCodeOf } from './share'
import type { CarSource } from './source'

const keyOf = (source: CarSource): string => Object.values(source).join()

/** What `useConfigurationView` answers. */
export interface ConfigurationView {
  page: AsyncPage<OpenedConfiguration>
  opened: OpenedConfiguration | undefined
  reload: () => void
  sharing: LoadedPage<string | undefined>
  shareCode: string | undefined
  link: string | undefined
  /** The code to scan as a picture of the host app's own, where it has one. */
  codePicture: string | undefined
  leave: () => void
}

/** A draft, saved or shared car at today's prices, and the link that opens it for anyone. */
export function useConfigurationView(source: CarSource): ConfigurationView {
  const { page, reload } = useAsyncPage(() => openConfiguration(source), { key: keyOf(source) })
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
