import { Text, View } from '@tarojs/components'
import type { EarningRow } from '@/wire/schemas/points'
import { EarningCause } from '@/wire/enums/points'
import { OrderScope } from '@/wire/enums/order'
import { profileGaps } from '@/domain/person/profile-gaps'
import { open } from '@/services/navigation/open'
import { useUser } from '@/stores/session'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import './earning-card.scss'
import { CauseIcon } from './ledger/cause-icon'
import { messages } from './messages'

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

interface EarningCardProps {
  title: string
  tasks: readonly EarningRow[]
  /** What a task brings. */
  gainOf: (task: EarningRow) => string
}

/** What brings points or growth, and where it is done. */
export function EarningCard({ title, tasks, gainOf }: EarningCardProps) {
  return (
    <Card title={title}>
      <View role="list">
        {tasks.map((task) => (
          <Earning key={task.cause} task={task} gain={gainOf(task)} />
        ))}
      </View>
    </Card>
  )
}

function Earning({ task: { cause, title, times }, gain }: { task: EarningRow; gain: string }) {
  const user = useUser()
  const gap = cause === EarningCause.profile && user ? profileGaps(user)[0] : undefined
  const way = wayTo(cause)
  return (
    <View className="earning" role="listitem">
      <CauseIcon cause={cause} />
      <View className="grow">
        <View>{title}</View>
        <View className="earning__note">
          <Text className="earning__gain">{gain}</Text>
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
