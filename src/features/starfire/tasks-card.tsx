import { Text, View } from '@tarojs/components'
import type { StarfireState, StarTask } from '@/wire/schemas/starfire'
import { EarningCause } from '@/wire/enums/points'
import { formatCount } from '@/domain/money/number-format'
import { Card } from '@/ui/card'
import { ExtraIcon } from '@/ui/extra-icon'
import type { ExtraIconName } from '@/ui/extra-icon/names'
import { messages } from './messages'
import './tasks-card.scss'

const ICONS: Readonly<Partial<Record<EarningCause, ExtraIconName>>> = {
  [EarningCause.starDrives]: 'steering',
  [EarningCause.starFriends]: 'users',
  [EarningCause.starVisit]: 'calendar',
}

/** The tasks of the month: for an ambassador with what is done of them. */
export function TasksCard({ state: { own, tasks, daysLeft } }: { state: StarfireState }) {
  const isOwn = own !== null
  return (
    <Card title={isOwn ? messages.thisMonth : messages.everyMonth} isList>
      {isOwn && <View className="star-tasks__end">{messages.daysLeft(daysLeft)}</View>}
      <View role="list">
        {tasks.map((task) => (
          <Task key={task.cause} task={task} isOwn={isOwn} />
        ))}
      </View>
    </Card>
  )
}

function Task({ task: { cause, title, done, goal, points }, isOwn }: { task: StarTask; isOwn: boolean }) {
  return (
    <View className="star-tasks__task" role="listitem">
      <ExtraIcon name={ICONS[cause] ?? 'star'} />
      <View className="grow">
        <View>{title}</View>
        {isOwn && <View className="c-3 t-sub">{done === goal ? messages.done : messages.doneOf(done, goal)}</View>}
      </View>
      <Text className="star-tasks__gain" aria-label={messages.gainLabel(formatCount(points))}>
        {messages.gain(formatCount(points))}
      </Text>
    </View>
  )
}
