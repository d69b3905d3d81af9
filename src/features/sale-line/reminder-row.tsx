import { LineStanding } from '@/wire/enums/sale-line'
import type { LineState } from '@/wire/schemas/sale-line'
import { SubscriptionScene } from '@/wire/enums/subscription'
import { Cell } from '@/ui/cell'
import { ExtraIcon } from '@/ui/extra-icon'
import { Switch } from '@/ui/switch'
import { useSubscriptions } from '@/widgets/subscription/use-subscriptions'
import { clockText } from './line-texts'
import { messages } from './messages'

interface ReminderRowProps {
  line: LineState
}

/** One message a minute before the turn, or before the next places of a full line; nothing where WeChat has none. */
export function ReminderRow({ line: { marketPostId, standing } }: ReminderRowProps) {
  const isWaiting = standing === LineStanding.waiting || standing === LineStanding.full
  const subject = { scene: SubscriptionScene.line, subject: marketPostId }
  const { offers, allow, decline } = useSubscriptions(subject, isWaiting)
  const [offer] = offers
  if (offer === undefined || offer.sendTime === null) return null
  const label = messages.tellMe(clockText(offer.sendTime))
  return (
    <Cell
      icon={<ExtraIcon name="bell" />}
      label={label}
      note={messages.tellMeText}
      value={
        <Switch
          label={label}
          isOn={offer.isAllowed}
          onChange={(isOn) => void (isOn ? allow([offer.kind]) : decline())}
        />
      }
    />
  )
}
