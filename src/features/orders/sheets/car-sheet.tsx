import { View } from '@tarojs/components'
import type { OrderDetail } from '@/wire/schemas/order'
import { carName, partRows } from '@/domain/order/ordered-parts'
import { KeyValues } from '@/ui/key-values'
import { Sheet } from '@/ui/sheet'
import { Tag } from '@/ui/tag'
import { messages } from '../messages'
import './car-sheet.scss'

interface CarSheetProps {
  order: Pick<OrderDetail, 'modelName' | 'versionInfo' | 'attributeInfoList' | 'vehicleLightList' | 'pnoEighteen'>
  isOpen: boolean
  onClose: () => void
}

/** The ordered car, part by part. */
export function CarSheet({ order, isOpen, onClose }: CarSheetProps) {
  const { modelName, versionInfo, attributeInfoList, vehicleLightList, pnoEighteen } = order
  return (
    <Sheet isOpen={isOpen} title={carName(modelName, versionInfo?.displayName)} onClose={onClose}>
      {vehicleLightList.length > 0 && (
        <View className="car-sheet__lights" role="list" aria-label={messages.lights}>
          {vehicleLightList.map((light) => (
            <View key={light} role="listitem">
              <Tag>{light}</Tag>
            </View>
          ))}
        </View>
      )}
      <KeyValues
        rows={[
          ...partRows(attributeInfoList),
          ...(pnoEighteen === null ? [] : [{ label: messages.configurationNo, value: pnoEighteen }]),
        ]}
      />
    </Sheet>
  )
}
