import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import './index.scss'

export interface TimelineItem {
  id: string
  title: string
  note?: string | undefined
  /** When, already written for the reader. */
  time?: string | undefined
  state: 'done' | 'now' | 'next'
}

export interface TimelineProps {
  /** Newest first, or next first: in the order of reading. */
  items: readonly TimelineItem[]
  /** Colour of the current item. */
  tone?: 'blue' | 'red' | 'orange' | 'green' | 'grey'
}

/** What happened or will happen, one under the other. */
export function Timeline({ items, tone = 'blue' }: TimelineProps) {
  return (
    <View className="timeline" role="list">
      {items.map(({ id, title, note, time, state }) => (
        <View
          key={id}
          className={classNames(
            'timeline__item',
            `timeline__item--${state}`,
            state === 'now' && `timeline__item--${tone} c-${tone}`,
          )}
          role="listitem"
        >
          <View className="timeline__head">
            <Text className="timeline__title">{title}</Text>
            {time && <Text className="timeline__time">{time}</Text>}
          </View>
          {note && <View className="timeline__note">{note}</View>}
        </View>
      ))}
    </View>
  )
}
