import { Text, View } from '@tarojs/components'
import type { EarningTask } from '@/wire/schemas/points'
import { EarningCause } from '@/wire/enums/points'
import { OrderScope } from '@/wire/enums/order'
import { profileGaps } from '@/domain/person/profile-gaps'
import { open } from '@/services/navigation/open'
import { useUser } from '@/stores/session'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { SailLine } from '@/ui/sail-line'
import './earning-card.scss'
import { CauseIcon } from './ledger/cause-icon'
import { messages } from './messages'
import { timesText } from './times-text'

/** Where a task is done. */
const wayTo = (cause: EarningCause): { label: string; go: () => void } | null => {
  switch (cause) {
    case EarningCause.profile:
      return { label: messages.complete, go: () => void open('pages/account/update-profile') }
    case EarningCause.comment:
      return { label: messages.write, go: () => void open('pages/home/index') }
    case EarningCause.visit:
      return { label: messages.explore, go: () => void open('pages/home/index') }
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

/** How often something earns, or what of today is done. */
const oftenText = ({ times, perDay, doneToday }: EarningTask): string =>
  perDay === null ? timesText(times, perDay) : messages.doneToday(doneToday, perDay)

interface EarningCardProps {
  title: string
  /** At the right of the head. */
  note?: string
  tasks: readonly EarningTask[]
  /** What a task brings. */
  gainOf: (task: EarningTask) => string
}

/** What brings points or growth, and where it is done; nothing where there is nothing to do. */
export function EarningCard({ title, note, tasks, gainOf }: EarningCardProps) {
  if (tasks.length === 0) return null
  return (
    <Card {...(note === undefined && { title })}>
      {note !== undefined && <Head title={title} note={note} />}
      <View role="list">
        {tasks.map((task) => (
          <Earning key={task.cause} task={task} gain={gainOf(task)} />
        ))}
      </View>
    </Card>
  )
}

function Head({ title, note }: { title: string; note: string }) {
  return (
    <View className="earning-head">
      <View className="earning-head__title" role="heading" aria-level="2">
        {title}
      </View>
      <Text className="c-3 t-sub">{note}</Text>
    </View>
  )
}

function Earning({ task, gain }: { task: EarningTask; gain: string }) {
  const { cause, title, perDay, doneToday } = task
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
          {` · ${gap === undefined ? oftenText(task) : messages.missing[gap]}`}
        </View>
        {perDay !== null && <DayLine done={doneToday} perDay={perDay} />}
      </View>
      {way && (
        <Button kind="line" isSmall label={`${way.label}: ${title}`} onPress={way.go}>
          {way.label}
        </Button>
      )}
    </View>
  )
}

/** One sail-cut piece for each time of a day; the words beside it say the same. */
function DayLine({ done, perDay }: { done: number; perDay: number }) {
  const parts = Array.from({ length: perDay }, (_, time) => ({
    key: String(time),
    share: 1,
    tone: time < done ? ('blue' as const) : ('rest' as const),
  }))
  return (
    <View className="earning__day">
      <SailLine parts={parts} />
    </View>
  )
}
