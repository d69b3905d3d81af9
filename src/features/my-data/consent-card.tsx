import { View } from '@tarojs/components'
import { AgreementScene } from '@/wire/enums/agreement'
import type { Consent } from '@/wire/schemas/my-data'
import { formatOrderNumber } from '@/domain/order/order-number'
import { Card } from '@/ui/card'
import { Pressable } from '@/ui/pressable'
import { messages } from './messages'
import { whyKept } from './why-kept'
import './my-data.scss'

interface ConsentCardProps {
  consents: readonly Consent[]
  onWithdraw: (consent: Consent) => void
}

/** What was agreed to, where and when, why it stays, and what can be taken back. */
export function ConsentCard({ consents, onWithdraw }: ConsentCardProps) {
  return (
    <>
      <View className="my-data__bar">
        <View className="my-data__title" role="heading" aria-level="2">
          {messages.agreed}
        </View>
        <View className="my-data__note">{messages.entries(consents.length)}</View>
      </View>
      {consents.length > 0 && (
        <Card isList>
          <View role="list">
            {consents.map((consent) => (
              <ConsentRow key={keyOf(consent)} consent={consent} onWithdraw={() => onWithdraw(consent)} />
            ))}
          </View>
        </Card>
      )}
    </>
  )
}

const keyOf = ({ id, version, scene, acceptedTime, orderNo }: Consent): string =>
  [id, version, scene, acceptedTime, orderNo].join()

/** Where it was given: for an order, or at a place of the app. */
const placeOf = ({ scene, orderNo }: Consent): string => {
  if (orderNo !== null) return messages.order(formatOrderNumber(orderNo))
  return messages.scenes[scene ?? AgreementScene.customerInformation]
}

function ConsentRow({ consent, onWithdraw }: { consent: Consent; onWithdraw: () => void }) {
  const { title, version, acceptedTime, withdrawnTime, isOptional } = consent
  const stands = withdrawnTime === null
  return (
    <View className="my-data__consent" role="listitem">
      <View className="my-data__line">
        <View className="my-data__name">{messages.named(title, version)}</View>
        <View className={stands ? 'my-data__state' : 'my-data__state my-data__state--ended'}>
          {stands ? messages.state : messages.ended}
        </View>
      </View>
      <View className="my-data__note">{messages.given(acceptedTime, placeOf(consent))}</View>
      <View className="my-data__note">{whyKept(consent)}</View>
      {isOptional && stands && (
        <Pressable className="my-data__withdraw" onPress={onWithdraw}>
          {messages.withdraw}
        </Pressable>
      )}
    </View>
  )
}
