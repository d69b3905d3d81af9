import { View } from '@tarojs/components'
import type { OrderDetail } from '@/wire/schemas/order'
import { carName, mainChoices, orderedPaintName } from '@/domain/order/ordered-parts'
import { STILL_RATIOS } from '@/domain/vehicle/still-ratios'
import { Card, MoreLink } from '@/ui/card'
import { Picture } from '@/ui/picture'
import { OtherWheels } from '@/widgets/other-wheels'
import { messages } from '../messages'
import { orderTypeLabel } from '../order-type-label'
import './vehicle-card.scss'

interface VehicleCardProps {
  order: OrderDetail
  onDetails: () => void
}

/** The car and what was chosen of it; before there is a configuration, that only a place is kept. */
export function VehicleCard({ order, onDetails }: VehicleCardProps) {
  const { modelName, orderType, versionInfo, attributeInfoList, carPoster, otherWheels } = order
  const name = carName(modelName, versionInfo?.displayName)
  return (
    <Card>
      <View className="vehicle-card__head">
        <View className="vehicle-card__words">
          <View className="t-h3" role="heading" aria-level="2">
            {name}
          </View>
          <View className="vehicle-card__choices">{mainChoices(attributeInfoList) || orderTypeLabel(orderType)}</View>
        </View>
        {versionInfo !== null && (
          <MoreLink text={messages.details} label={messages.detailsOf(name)} onPress={onDetails} />
        )}
      </View>
      <View className="vehicle-card__picture">
        <Picture
          src={carPoster}
          alt={messages.carPicture(modelName, orderedPaintName(attributeInfoList))}
          ratio={STILL_RATIOS.front34}
          fit="contain"
        />
      </View>
      {otherWheels !== null && <OtherWheels name={otherWheels} />}
    </Card>
  )
}
