import { ConfigurationViewPage } from '@/features/configuration-view/configuration-view-page'
import { SavedCarsPage } from '@/features/configuration-view/saved-cars-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function ConfigViewPage() {
  const { show, ...link } = usePageParams<'pages/ConfigView/ConfigView'>()
  return show === 'saved' ? <SavedCarsPage /> : <ConfigurationViewPage link={link} />
}
