import { Text, View } from '@tarojs/components'
import type { EarningRow } from '@/wire/schemas/points'
import { EarningCause } from '@/wire/enums/points'
import { OrderScope } from '@/wire/enums/order'
import { profileGaps } from '@/domain/person/profile-gaps'
import { open } from '@/services/navigation/open'
import { useUser } from '@/stores/session'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { CauseIcon } from '../ledger/cause-icon'
import { signed } from '../ledger/signed'
import { messages } from '../messages'
import './task-card.scss'

/** Where a task is done. */
const wayTo = (cause: EarningCause): { label: string; go: () => void } | null => {
  switch (cause) {
    case EarningCause.profile:
      return { label: messages.complete, go: () => void open('pages/account/update-profile') }
    case EarningCause.smallDeposit:
    case EarningCause.bigDeposit:
      return { label: messages.seeCars, go: () => void open('pages/order/index') }
    case EarningCause.delivery:
      return { label: messages.seeOrders, go: () => void open('pages/mall/order/list') }
    case EarningCause.review:
      return {
        label: messages.seeOrders,
        go: () => void open('pages/mall/order/list', { scope: OrderScope.complete }),
      }
    case EarningCause.friendRegistered:
    case EarningCause.friendLocked:
    case EarningCause.friendDelivered:
      return { label: messages.invite, go: () => void open('pages/invite/index') }
    default:
      return null
  }
}

/** What can still be earned, and where. */
export function TaskCard({ tasks }: { tasks: readonly EarningRow[] }) {
  return (
    <Card title={messages.earnMore}>
      <View role="list">
        {tasks.map((task) => (
          <TaskRow key={task.cause} task={task} />
        ))}
      </View>
    </Card>
  )
}

function TaskRow({ task: { cause, title, points, times } }: { task: EarningRow }) {
  const user = useUser()
  const gap = cause === EarningCause.profile && user ? profileGaps(user)[0] : undefined
  const way = wayTo(cause)
  return (
    <View className="points-task" role="listitem">
      <CauseIcon cause={cause} />
      <View className="grow">
        <View>{title}</View>
        <View className="points-task__note">
          <Text className="points-task__points">{signed(points)}</Text>
          {` · ${gap === undefined ? messages.times[times] : messages.missing[gap]}`}
        </View>
      </View>
      {way && (
        <Button kind="line" isSmall label={`${way.label}: ${title}`} onPress={way.go}>
          {way.label}
        </Button>
      )}
    </View>
  )
}
