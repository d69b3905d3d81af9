import { View } from '@tarojs/components'
import classNames from 'classnames'
import { stillWheelsOf } from '@/domain/configuration/still-wheels'
import { useSwipe } from '@/hooks/use-swipe'
import { openRoute } from '@/services/navigation/open'
import { ExtraIcon } from '@/ui/extra-icon'
import { showToast } from '@/ui/feedback/toast'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import { Segmented } from '@/ui/segmented'
import type { CarState } from '../car/car-store'
import { messages } from '../messages'
import { parametersPage } from '../pages'
import { CarPicture } from './car-picture'
import { viewAfterSwipe, type ShownView } from './shown-view'
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

/** The car as it is chosen, from outside or inside. */
export function ConfiguredCar({ state, view, onView, onSide, onUndo, on3d }: ConfiguredCarProps) {
  const parameters = parametersPage(state.model.id)
  const canUndo = state.past.length > 0
  const isInside = view === 'cabin'
  const wheels = stillWheelsOf(state.model, state.car.version, state.car.chosen)
  const swipe = useSwipe({
    onSwipe: (step) => {
      if (!isInside) onView(viewAfterSwipe(view, step))
    },
  })
  return (
    <View className="configured-car" {...swipe}>
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
        {parameters && (
          <Pressable onPress={() => void openRoute(parameters)}>
            <View className={classNames('configured-car__link', isInside && 'configured-car__link--light')}>
              <ExtraIcon name="compare" size={20} />
              {messages.parameters}
            </View>
          </Pressable>
        )}
      </View>
      {wheels && (
        <View
          className={classNames('configured-car__wheels', !isInside && wheels.isOther && 'configured-car__wheels--on')}
        >
          {messages.shownOn(wheels.option.displayName)}
        </View>
      )}
      <View className="configured-car__foot">
        {/* Not disabled, and off by a class of its own: the first tap on a choice changes it in the mini-program's view. */}
        <View className={canUndo ? '' : 'configured-car__off'}>
          <Pressable
            className="configured-car__tool"
            label={messages.undo}
            onPress={canUndo ? onUndo : () => showToast(messages.nothingToUndo)}
          >
            <Icon name="refresh" size={20} className="configured-car__undo" />
          </Pressable>
        </View>
        {!isInside && <ViewStrip state={state} view={view} onView={onView} />}
        <Pressable className="configured-car__tool" label={messages.viewIn3d} onPress={on3d}>
          {messages.threeD}
        </Pressable>
      </View>
    </View>
  )
}
