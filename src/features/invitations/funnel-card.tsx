import { Text, View } from '@tarojs/components'
import { EarningCause } from '@/wire/enums/points'
import type { InvitationState } from '@/wire/schemas/invitation'
import { formatCount } from '@/domain/money/number-format'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import './funnel-card.scss'
import { messages } from './messages'

interface Stage {
  name: string
  note: string
  count: number
  /** What earns at this stage; undefined where nothing does. */
  cause?: EarningCause
  /** Points that it will bring. */
  held?: number
}

const stagesOf = ({ seen, registered, booked, ordered, onHold, delivered, held }: InvitationState): Stage[] => [
  { name: messages.seen, note: messages.seenNote, count: seen },
  {
    name: messages.registered,
    note: messages.registeredNote,
    count: registered,
    cause: EarningCause.friendRegistered,
  },
  { name: messages.booked, note: messages.bookedNote, count: booked },
  {
    name: messages.ordered,
    note: onHold > 0 ? messages.refundable(onHold) : messages.orderedNote,
    count: ordered,
    cause: EarningCause.friendLocked,
    held,
  },
  { name: messages.delivered, note: messages.deliveredNote, count: delivered, cause: EarningCause.friendDelivered },
]

/** What inviting has brought, how many of those who opened the link came how far, and what each stage earns. */
export function FunnelCard({ state }: { state: InvitationState }) {
  const stages = stagesOf(state)
  const most = Math.max(1, ...stages.map(({ count }) => count))
  return (
    <>
      <Card>
        <View className="funnel-sums">
          <Sum label={messages.pointsEarned} points={state.paid} />
          <Sum label={messages.onHold} points={state.held} />
        </View>
      </Card>
      <Card title={messages.howFar} more={messages.rules} onMore={() => void open('pages/invitation-rules/index')}>
        <View role="list">
          {stages.map((stage, index) => (
            <View key={stage.name} className="funnel__stage" role="listitem">
              <View className="funnel__line">
                <View>
                  <Text className="t-strong">{stage.name}</Text>
                  <Text className="funnel__note">{stage.note}</Text>
                </View>
                <Text className="t-strong">{formatCount(stage.count)}</Text>
              </View>
              <View className="funnel__track" aria-hidden="true">
                <View
                  className="funnel__bar"
                  style={{ width: `${(stage.count / most) * 100}%`, opacity: (index + 1) / stages.length }}
                />
              </View>
              {stage.cause !== undefined && <Reward state={state} cause={stage.cause} held={stage.held ?? 0} />}
            </View>
          ))}
        </View>
      </Card>
    </>
  )
}

function Sum({ label, points }: { label: string; points: number }) {
  return (
    <View className="funnel-sums__sum">
      <View className="c-3 t-sub">{label}</View>
      <View className="funnel-sums__points">{formatCount(points)}</View>
    </View>
  )
}

interface RewardProps {
  state: InvitationState
  cause: EarningCause
  held: number
}

/** What a stage earns, what it has brought, and what waits. */
function Reward({ state, cause, held }: RewardProps) {
  const reward = state.rewards.find((row) => row.cause === cause)
  if (reward === undefined) return null
  return (
    <View className="funnel__line funnel__line--rule">
      <Text>{messages.each(formatCount(reward.points))}</Text>
      <View className="funnel__results">
        {reward.paid > 0 && <Text className="c-green">{messages.paid(formatCount(reward.paid))}</Text>}
        {held > 0 && <Text className="c-orange">{messages.held(formatCount(held))}</Text>}
      </View>
    </View>
  )
}
