import { View } from '@tarojs/components'
import type { Consent } from '@/wire/schemas/my-data'
import { Card } from '@/ui/card'
import { messages } from './messages'
import './my-data.scss'

/** What was agreed to, when, and for which order. */
export function ConsentCard({ consents }: { consents: readonly Consent[] }) {
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
              <ConsentRow key={`${consent.id} ${consent.version} ${consent.acceptedTime}`} consent={consent} />
            ))}
          </View>
        </Card>
      )}
    </>
  )
}

function ConsentRow({ consent: { title, version, acceptedTime, orderNo } }: { consent: Consent }) {
  return (
    <View className="my-data__consent" role="listitem">
      <View className="my-data__line">
        <View className="my-data__name">{messages.named(title, version)}</View>
        <View className="my-data__state">{messages.state}</View>
      </View>
      <View className="my-data__note">
        {orderNo === null ? acceptedTime : messages.forOrder(acceptedTime, orderNo)}
      </View>
    </View>
  )
}
