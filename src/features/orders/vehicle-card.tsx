import { View } from '@tarojs/components'
import type { OrderDetail } from '@/contract/entities/order'
import { Picture } from '@/ui/picture'
import { Card } from '@/ui/card'
import { messages } from './messages'
import { ORDER_TYPE_LABELS } from './order-type-label'
import './vehicle-card.scss'

/** Width by height of the cut-out cars, three-quarter view. */
const CAR_RATIO = 760 / 341
const SEPARATOR = ' · '

/** The car; what was chosen of it, or that only a place is kept so far. */
export function VehicleCard({ order }: { order: OrderDetail }) {
  const { modelName, orderType, versionInfo, attributeInfoList, carPoster } = order
  const name = versionInfo === null ? modelName : `${modelName} ${versionInfo.displayName}`
  const choices = attributeInfoList.map(({ attributeName }) => attributeName).join(SEPARATOR)
  return (
    <Card>
      <View className="t-h3" role="heading" aria-level="2">
        {name}
      </View>
      <View className="vehicle-card__choices">{choices || ORDER_TYPE_LABELS[orderType]}</View>
      <View className="vehicle-card__picture">
        <Picture src={carPoster} alt={messages.carPicture(modelName)} ratio={CAR_RATIO} fit="contain" />
      </View>
    </Card>
  )
}
