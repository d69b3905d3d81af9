import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { CarView } from '@/wire/enums/vehicle'
import { LookGroup } from '@/domain/configuration/look-group'
import { useWarmPicture } from '@/hooks/use-warm-picture'
import { CrossFade } from '@/ui/cross-fade'
import type { CarState } from '../car/car-store'
import { messages } from '../messages'
import { chosenIn } from '../car/names'
import { nextPictures, pictureOf, type ShownView } from './shown-view'

interface CarPictureProps {
  state: CarState
  view: ShownView
}

/** The car in its paint, or its cabin in its trim. */
export function CarPicture({ state, view }: CarPictureProps) {
  return view === 'cabin' ? <Cabin state={state} /> : <Outside state={state} view={view} />
}

function Cabin({ state: { model, car } }: { state: CarState }) {
  const trim = chosenIn(car.version, car.chosen, LookGroup.interior)
  const picture = trim?.picture ?? ''
  const isReady = useWarmPicture(picture)
  return (
    <>
      <CrossFade
        className="configured-car__cabin"
        src={picture}
        alt={messages.cabinPicture(model.modelName, trim?.displayName ?? '')}
        isReady={isReady}
      />
      <View className="configured-car__veil" />
    </>
  )
}

function Outside({ state, view }: { state: CarState; view: CarView }) {
  const { model, car } = state
  const paint = chosenIn(car.version, car.chosen, LookGroup.exterior)
  const picture = pictureOf(state, view)
  const next = [...nextPictures(state, view), ...model.smallViews.map((views) => views.picture)]
  const isReady = useWarmPicture(picture, next)
  const alt = messages.carPicture(model.modelName, paint?.displayName ?? '', view)
  return (
    <CrossFade
      className={classNames('configured-car__car', view === 'side' && 'configured-car__car--side')}
      src={picture}
      alt={alt}
      fit="contain"
      isReady={isReady}
    />
  )
}
