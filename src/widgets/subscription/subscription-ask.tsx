import { View } from '@tarojs/components'
import { useState } from 'react'
import { SubscriptionKind, type SubscriptionScene } from '@/wire/enums/subscription'
import type { SubscriptionOffer } from '@/wire/schemas/subscription'
import { shortTime } from '@/domain/time/shanghai-time'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import type { ExtraIconName } from '@/ui/extra-icon/names'
import { showToast } from '@/ui/popup/toast'
import { Notice } from '@/ui/notice'
import { OptionRow } from '@/ui/option-row'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'
import { useSubscriptions } from './use-subscriptions'
import './subscription-ask.scss'

const ICONS = {
  [SubscriptionKind.lockOrder]: 'lock',
  [SubscriptionKind.contract]: 'document',
  [SubscriptionKind.delivery]: 'calendar',
  [SubscriptionKind.bigOpens]: 'calendar',
  [SubscriptionKind.lineTurn]: 'bell',
  [SubscriptionKind.appointment]: 'bell',
} as const satisfies Record<SubscriptionKind, ExtraIconName>

const noteOf = ({ kind, sendTime }: SubscriptionOffer): string =>
  messages.notes[kind](sendTime === null ? '' : shortTime(sendTime))

interface SubscriptionAskProps {
  scene: SubscriptionScene
  subject: string
}

/** Asks once, after something was done, which of the dates to come WeChat shall tell. */
export function SubscriptionAsk({ scene, subject }: SubscriptionAskProps) {
  const { offers, isToAsk, allow, dismiss } = useSubscriptions({ scene, subject }, true)
  const [unticked, setUnticked] = useState<readonly SubscriptionKind[]>([])
  const ticked = offers.map(({ kind }) => kind).filter((kind) => !unticked.includes(kind))

  const turn = (kind: SubscriptionKind) =>
    setUnticked(unticked.includes(kind) ? unticked.filter((one) => one !== kind) : [...unticked, kind])
  const send = async () => {
    if ((await allow(ticked)) > 0) showToast(messages.allowed)
  }

  return (
    <Sheet
      isOpen={isToAsk}
      title={messages.title}
      onClose={dismiss}
      foot={
        <StickyBar>
          <Button kind="quiet" onPress={dismiss}>
            {messages.notNow}
          </Button>
          <Button isDisabled={ticked.length === 0} onPress={send}>
            {ticked.length === 0 ? messages.noneTicked : messages.allow(ticked.length)}
          </Button>
        </StickyBar>
      }
    >
      <View className="subscription-ask__intro">{messages.intro(offers.length)}</View>
      {offers.map((offer) => (
        <OptionRow
          key={offer.kind}
          picture={<ExtraIcon name={ICONS[offer.kind]} />}
          label={messages.kinds[offer.kind]}
          note={noteOf(offer)}
          isMultiple
          isOn={ticked.includes(offer.kind)}
          onPress={() => turn(offer.kind)}
        />
      ))}
      <View className="subscription-ask__once">
        <Notice>{messages.once}</Notice>
      </View>
    </Sheet>
  )
}
