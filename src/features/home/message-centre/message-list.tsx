import { View } from '@tarojs/components'
import type { Message } from '@/wire/schemas/message'
import { midnightAfter, parseShanghai, shanghaiDay } from '@/domain/time/shanghai-time'
import { useNow } from '@/hooks/use-now'
import { Button } from '@/ui/button'
import './message-list.scss'
import { MessageRow } from './message-row'
import { messages } from './messages'

interface MessageListProps {
  items: readonly Message[]
  /** Absent where all were seen. */
  onSeeAll: (() => Promise<void>) | undefined
}

/** The messages of today, and those before them. */
export function MessageList({ items, onSeeAll }: MessageListProps) {
  const nowMs = useNow(midnightAfter)
  const isToday = ({ time }: Message): boolean => shanghaiDay(parseShanghai(time)) === shanghaiDay(nowMs)
  const groups = [
    { title: messages.today, rows: items.filter(isToday) },
    { title: messages.earlier, rows: items.filter((item) => !isToday(item)) },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <View className="message-list">
      {groups.map(({ title, rows }, index) => (
        <View key={title}>
          <View className="message-list__head">
            <View className="t-strong" role="heading" aria-level="2">
              {title}
            </View>
            {index === 0 && onSeeAll && (
              <Button kind="link" isSmall onPress={onSeeAll}>
                {messages.seeAll}
              </Button>
            )}
          </View>
          <View role="list">
            {rows.map((row) => (
              <MessageRow key={row.id} message={row} nowMs={nowMs} />
            ))}
          </View>
        </View>
      ))}
    </View>
  )
}
