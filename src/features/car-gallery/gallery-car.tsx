import { View } from '@tarojs/components'
import type { ModelDetail, VehicleOption } from '@/wire/schemas/vehicle'
import type { CarView } from '@/wire/enums/vehicle'
import { CAR_VIEWS, viewAfter } from '@/domain/configuration/car-views'
import { formatYuan } from '@/domain/money/money'
import { useSwipe } from '@/hooks/use-swipe'
import { useWarmPicture } from '@/hooks/use-warm-picture'
import { CrossFade } from '@/ui/cross-fade'
import { messages } from './messages'
import { pictureOf } from './view'
import { ViewTrack } from './view-track'
import './gallery-car.scss'

interface GalleryCarProps {
  model: ModelDetail
  paint: VehicleOption
  view: CarView
  /** Paints that may be wanted next. */
  others: readonly VehicleOption[]
  onView: (view: CarView) => void
}

const aboutPaint = ({ attributeName, priceFen }: VehicleOption): string =>
  priceFen === 0 ? messages.included(attributeName) : messages.surcharge(attributeName, formatYuan(priceFen))

/** One car in one paint, which a swipe turns. */
export function GalleryCar({ model, paint, view, others, onView }: GalleryCarProps) {
  const picture = pictureOf(model, paint.attributeNo, view)
  const nextPictures = [
    ...CAR_VIEWS.map((one) => pictureOf(model, paint.attributeNo, one)),
    ...others.map(({ attributeNo }) => pictureOf(model, attributeNo, view)),
  ]
  const isReady = useWarmPicture(
    picture,
    nextPictures.filter((url) => url !== picture),
  )
  const swipe = useSwipe({ onSwipe: (step) => onView(viewAfter(view, step)) })
  return (
    <View className="gallery-car" {...swipe}>
      <View className="gallery-car__paint" role="heading" aria-level="2">
        {paint.displayName}
      </View>
      <View className="gallery-car__about">{aboutPaint(paint)}</View>
      <View className="gallery-car__car">
        <CrossFade
          className="gallery-car__picture"
          src={picture}
          alt={messages.carPicture(model.modelName, paint.displayName, view)}
          fit="contain"
          isReady={isReady}
        />
      </View>
      <ViewTrack view={view} onView={onView} />
      <View className="gallery-car__hint">{messages.swipeHint(CAR_VIEWS.length)}</View>
    </View>
  )
}
