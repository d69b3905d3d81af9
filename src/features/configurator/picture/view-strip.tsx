import type { CarView } from '@/wire/enums/vehicle'
import { View } from '@tarojs/components'
import classNames from 'classnames'
import { CAR_VIEWS } from '@/domain/configuration/car-views'
import { LookGroup } from '@/domain/configuration/look-group'
import { useArrowChoice } from '@/ui/arrow-keys/use-arrow-choice'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import type { CarState } from '../car/car-store'
import { chosenIn } from '../car/names'
import { messages } from '../messages'
import { pictureOf, smallViewsAt } from './shown-view'
import './view-strip.scss'

interface ViewStripProps {
  state: CarState
  view: CarView
  onView: (view: CarView) => void
}

/**
 * The views of the car, small and in its paint, to choose from. They are parts of one picture, of which a class around the
 * strip tells the place: that is all a change of paint sends to the mini-program's view.
 */
export function ViewStrip({ state, view, onView }: ViewStripProps) {
  const { model, car } = state
  const at = smallViewsAt(model, chosenIn(car.version, car.chosen, LookGroup.exterior)?.attributeNo)
  const choice = useArrowChoice(CAR_VIEWS, onView)
  return (
    <View className="view-strip" role="radiogroup" aria-label={messages.view}>
      {CAR_VIEWS.map((one) => (
        <Pressable
          key={one}
          {...choice(one)}
          className={classNames('view-strip__view', one === view && 'view-strip__view--on')}
          role="radio"
          label={messages.viewOf(one)}
          isChecked={one === view}
          isSkippedByTab={one !== view}
          onPress={() => onView(one)}
        >
          {at === undefined ? (
            <Picture src={pictureOf(state, one)} alt="" fit="contain" isEager />
          ) : (
            <View className={`view-strip__picture view-strip__picture--${one}`} />
          )}
        </Pressable>
      ))}
    </View>
  )
}
