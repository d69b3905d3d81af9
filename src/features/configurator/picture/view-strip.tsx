import type { CarView } from '@/wire/enums/vehicle'
import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { CSSProperties } from 'react'
import { LookGroup } from '@/domain/configuration/look-group'
import { useArrowChoice } from '@/ui/arrow-keys/use-arrow-choice'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import type { CarState } from '../car/car-store'
import { chosenIn } from '../car/names'
import { messages } from '../messages'
import { CAR_VIEWS, smallViewsOf, stillOf } from './shown-view'
import './view-strip.scss'

interface ViewStripProps {
  state: CarState
  view: CarView
  onView: (view: CarView) => void
}

/**
 * The views of the car, small and in its paint, to choose from. Where the catalogue has them in one picture, a change
 * of paint is one address on its way to the mini-program's view.
 */
export function ViewStrip({ state: { model, car }, view, onView }: ViewStripProps) {
  const paintNo = chosenIn(car.version, car.chosen, LookGroup.exterior)?.attributeNo
  const picture = smallViewsOf(model, paintNo)
  const choice = useArrowChoice(CAR_VIEWS, onView)
  return (
    <View
      className="view-strip"
      style={(picture === undefined ? {} : { '--small-views': `url("${picture}")` }) as CSSProperties}
      role="radiogroup"
      aria-label={messages.view}
    >
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
          {picture === undefined ? (
            <Picture src={stillOf(model, paintNo, one)} alt="" fit="contain" isEager />
          ) : (
            <View className={`view-strip__picture view-strip__picture--${one}`} />
          )}
        </Pressable>
      ))}
    </View>
  )
}
