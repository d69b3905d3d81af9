import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useMemo, type CSSProperties } from 'react'
import type { ModelDetail } from '@/wire/schemas/vehicle'
import type { CarView } from '@/wire/enums/vehicle'
import { viewAfter } from '@/domain/configuration/car-views'
import { LookGroup } from '@/domain/configuration/look-group'
import { otherWheelsOf, stillOf } from '@/domain/configuration/stills'
import { useSwipe } from '@/hooks/use-swipe'
import { open } from '@/services/navigation/open'
import { ExtraIcon } from '@/ui/extra-icon'
import { showToast } from '@/ui/popup/toast'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import { Segmented } from '@/ui/segmented'
import { messages as wheelsMessages } from '@/widgets/other-wheels/messages'
import type { CarState } from '../car/car-store'
import { chosenIn } from '../car/names'
import { messages } from '../messages'
import { CarPicture } from './car-picture'
import { smallViewsAt, type ShownView } from './shown-view'
import { ViewStrip } from './view-strip'
import './configured-car.scss'

/** Where the car is looked at from. */
export type CarSide = 'outside' | 'cabin'

interface ConfiguredCarProps {
  state: CarState
  view: ShownView
  onView: (view: ShownView) => void
  /** The shopper goes into the cabin, or out of it. */
  onSide: (side: CarSide) => void
  onUndo: () => void
  on3d: () => void
}

/** The small views in every paint, for the strip; what is not shown is not loaded. */
const addressesOf = ({ smallViews }: ModelDetail) =>
  Object.fromEntries(smallViews.map(({ picture }, place) => [`--views-${place}`, `url("${picture}")`])) as CSSProperties

/** The car as it is chosen, from outside or inside. */
export function ConfiguredCar({ state, view, onView, onSide, onUndo, on3d }: ConfiguredCarProps) {
  const canUndo = state.past.length > 0
  const isInside = view === 'cabin'
  const { model } = state
  const addresses = useMemo(() => addressesOf(model), [model])
  const place = smallViewsAt(model, chosenIn(state.car.version, state.car.chosen, LookGroup.exterior)?.attributeNo)
  const swipe = useSwipe({
    onSwipe: (step) => {
      if (!isInside) onView(viewAfter(view, step))
    },
  })
  return (
    <View className="configured-car" style={addresses} {...swipe}>
      <CarPicture state={state} view={view} />
      <View className="configured-car__top">
        <View className="configured-car__sides">
          <Segmented
            label={messages.insideOrOut}
            items={[
              { key: 'outside', label: messages.exterior },
              { key: 'cabin', label: messages.interior },
            ]}
            selected={isInside ? 'cabin' : 'outside'}
            onSelect={onSide}
          />
        </View>
        <Pressable onPress={() => void open('pages/configuration/configuration', { modelId: model.id })}>
          <View className={classNames('configured-car__link', isInside && 'configured-car__link--light')}>
            <ExtraIcon name="compare" size={20} />
            {messages.parameters}
          </View>
        </Pressable>
      </View>
      {!isInside && <ShownWheels state={state} view={view} />}
      {/* All that a tap on a choice changes here, around the foot and with no class of its own: it is sent at each tap. */}
      <View className={classNames(place !== undefined && `view-strip--${place}`, !canUndo && 'configured-car__off')}>
        <View className="configured-car__foot">
          <Pressable
            className="configured-car__tool configured-car__undo-tool"
            label={messages.undo}
            // Not disabled: that would be four more changes in the mini-program's view, at the first tap on a choice.
            onPress={canUndo ? onUndo : () => showToast(messages.nothingToUndo)}
          >
            <Icon name="refresh" size={20} className="configured-car__undo" />
          </Pressable>
          {!isInside && <ViewStrip state={state} view={view} onView={onView} />}
          <Pressable className="configured-car__tool" label={messages.viewIn3d} onPress={on3d}>
            {messages.threeD}
          </Pressable>
        </View>
      </View>
    </View>
  )
}

/** On which wheels the picture shows the car, where it is on others. */
function ShownWheels({ state: { model, car }, view }: { state: CarState; view: CarView }) {
  const wheels = otherWheelsOf(stillOf(model.stills, car.chosen, view), car.version, car.chosen)
  if (wheels === undefined) return null
  return <View className="configured-car__wheels">{wheelsMessages.shownOn(wheels.displayName)}</View>
}
