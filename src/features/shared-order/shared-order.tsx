import { Text, View } from '@tarojs/components'
import type { SharedOrder as Order } from '@/wire/schemas/order-share'
import { SharedStage } from '@/wire/enums/order-share'
import { progressAt } from '@/domain/order/order-progress'
import { carName, mainChoices, orderedPaintName, partRows } from '@/domain/order/ordered-parts'
import { STILL_RATIOS } from '@/domain/vehicle/still-ratios'
import { serverNow } from '@/services/server-clock'
import { Card } from '@/ui/card'
import { KeyValues } from '@/ui/key-values'
import { Picture } from '@/ui/picture'
import { Steps } from '@/ui/steps'
import { Tag, type TagTone } from '@/ui/tag'
import { endsInText } from './ends-in'
import { messages } from './messages'
import './shared-order.scss'

const STAGE_TONES: Partial<Record<SharedStage, TagTone>> = {
  [SharedStage.over]: 'green',
  [SharedStage.stopped]: 'grey',
}

/** An order for the eyes of others: the car and how far it is. */
export function SharedOrder({ order }: { order: Order }) {
  const { orderType, modelName, versionName, attributeInfoList, buyer, stage, expireTime } = order
  const name = carName(modelName, versionName)
  const parts = partRows(attributeInfoList)
  return (
    <View>
      <View className="shared-order__head">
        <View className="shared-order__title" role="heading" aria-level="1">
          {buyer === null ? messages.headingOfNobody(modelName) : messages.heading(buyer, modelName)}
        </View>
        <View className="shared-order__text">{messages.text(endsInText(expireTime, serverNow()))}</View>
      </View>
      {stage !== SharedStage.stopped && (
        <Card className="shared-order__steps">
          <Steps steps={progressAt(orderType, stage)} />
        </Card>
      )}
      <Card>
        <View className="shared-order__car">
          <View className="grow">
            <View className="t-h3" role="heading" aria-level="2">
              {name}
            </View>
            <View className="shared-order__choices">{mainChoices(attributeInfoList) || messages.notConfigured}</View>
          </View>
          <Tag tone={STAGE_TONES[stage] ?? 'orange'}>{messages.stages[stage]}</Tag>
        </View>
        <View className="shared-order__picture">
          <Picture
            src={order.carPoster}
            alt={messages.picture(modelName, orderedPaintName(attributeInfoList))}
            ratio={STILL_RATIOS.front34}
            fit="contain"
            isEager
          />
        </View>
      </Card>
      {parts.length > 0 && (
        <Card title={messages.configuration}>
          <KeyValues rows={[{ label: messages.version, value: name }, ...parts]} />
        </Card>
      )}
      <Card>
        <KeyValues
          rows={[
            ...(buyer === null ? [] : [{ label: messages.buyer, value: buyer }]),
            { label: messages.rest, value: <Hidden /> },
            { label: messages.amounts, value: <Hidden /> },
          ]}
        />
      </Card>
    </View>
  )
}

function Hidden() {
  return <Text className="c-3">{messages.hidden}</Text>
}
