import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { CarView } from '@/wire/enums/vehicle'
import { CAR_VIEWS } from '@/domain/configuration/car-views'
import { useArrowChoice } from '@/ui/arrow-keys/use-arrow-choice'
import { Pressable } from '@/ui/pressable'
import { messages } from './messages'
import './view-track.scss'

interface ViewTrackProps {
  view: CarView
  onView: (view: CarView) => void
}

/** The stops of the walk around the car, on an arc; an arrow key goes one further. */
export function ViewTrack({ view, onView }: ViewTrackProps) {
  const choice = useArrowChoice(CAR_VIEWS, onView)
  return (
    <View className="view-track" role="radiogroup" aria-label={messages.views}>
      {CAR_VIEWS.map((one) => (
        <Pressable
          key={one}
          {...choice(one)}
          className={classNames('view-track__stop', `view-track__stop--${one}`)}
          role="radio"
          label={messages.viewOf(one)}
          isChecked={one === view}
          isSkippedByTab={one !== view}
          onPress={() => onView(one)}
        >
          <View className={classNames('view-track__mark', one === view && 'view-track__mark--on')} />
        </Pressable>
      ))}
    </View>
  )
}
