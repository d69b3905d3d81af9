import type { ModelDetail } from '@/wire/schemas/vehicle'
import type { CarView } from '@/wire/enums/vehicle'
import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useArrowChoice } from '@/ui/arrow-keys/use-arrow-choice'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import { CAR_VIEWS, stillOf } from './shown-view'
import './view-strip.scss'

interface ViewStripProps {
  model: ModelDetail
  view: CarView
  onView: (view: CarView) => void
}

/**
 * The views of the car, small, to choose from; always in the first paint, for three more addresses a tap would double
 * what a change of paint sends to the mini-program's view.
 */
export function ViewStrip({ model, view, onView }: ViewStripProps) {
  const paintNo = model.stills[0]?.paintNo
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
          <Picture src={stillOf(model, paintNo, one)} alt="" fit="contain" isEager />
        </Pressable>
      ))}
    </View>
  )
}
