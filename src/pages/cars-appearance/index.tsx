import { GalleryPage } from '@/features/car-gallery/gallery-page'
import { shareOfCar } from '@/features/car-gallery/share'
import { useGallery } from '@/features/car-gallery/use-gallery'
import { usePageParams } from '@/hooks/use-page-params'
import { useSharing } from '@/hooks/use-sharing'

export default function CarsAppearancePage() {
  const gallery = useGallery(usePageParams<'pages/cars-appearance/index'>())
  const { shown, paint, view } = gallery
  useSharing(() => shareOfCar(shown && paint && { model: shown.model, paint, view }))
  return <GalleryPage {...gallery} />
}
