import { View } from '@tarojs/components'
import type { CarView } from '@/contract/enums/vehicle'
import { focusById, indexAfterKey } from '@/ui/arrow-keys'
import { classNames } from '@/ui/class-names'
import { usePlainId } from '@/ui/plain-id'
import { Pressable } from '@/ui/pressable'
import { messages } from './messages'
import { CAR_VIEWS } from './view'
import './view-track.scss'

interface ViewTrackProps {
  view: CarView
  onView: (view: CarView) => void
}

/** The stops of the walk around the car, on an arc; an arrow key goes one further. */
export function ViewTrack({ view, onView }: ViewTrackProps) {
  const id = usePlainId()
  const onKey = (key: string, index: number) => {
    const next = CAR_VIEWS[indexAfterKey(key, index, CAR_VIEWS.length) ?? -1]
    if (!next) return
    onView(next)
    focusById(id + next)
  }
  return (
    <View className="view-track" role="radiogroup" aria-label={messages.views}>
      {CAR_VIEWS.map((one, index) => (
        <Pressable
          key={one}
          id={id + one}
          className={classNames('view-track__stop', `view-track__stop--${one}`)}
          role="radio"
          label={messages.viewOf(one)}
          isChecked={one === view}
          isSkippedByTab={one !== view}
          onPress={() => onView(one)}
          onKey={(key) => onKey(key, index)}
        >
          <View className={classNames('view-track__mark', one === view && 'view-track__mark--on')} />
        </Pressable>
      ))}
    </View>
  )
}
