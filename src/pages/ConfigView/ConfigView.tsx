import { CarViewPage } from '@/features/configuration-view/car-view-page'
import { SavedCarsPage } from '@/features/configuration-view/saved-cars-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function ConfigViewPage() {
  const { show, ...link } = usePageParams<'pages/ConfigView/ConfigView'>()
  return show === 'saved' ? <SavedCarsPage /> : <CarViewPage link={link} />
}
