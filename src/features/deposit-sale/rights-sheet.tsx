import { Text, View } from '@tarojs/components'
import type { MarketAllocation, ModelHomeItem } from '@/domain/vehicle/model-home'
import { shortTime } from '@/domain/time/shanghai-time'
import { Icon } from '@/ui/icon'
import { Price } from '@/ui/price'
import { Sheet } from '@/ui/sheet'
import { messages } from './messages'
import './rights-sheet.scss'

interface RightsSheetProps {
  model: ModelHomeItem
  isOpen: boolean
  onClose: () => void
}

/** The rights of each deposit that is switched on, with its price and its window. */
export function RightsSheet({ model, isOpen, onClose }: RightsSheetProps) {
  return (
    <Sheet isOpen={isOpen} title={messages.rightsTitle(model.modelName)} onClose={onClose}>
      {model.marketAllocationVos
        .filter(({ marketSwitchFlag }) => marketSwitchFlag)
        .map((allocation) => (
          <DepositRights key={allocation.marketPostId} allocation={allocation} />
        ))}
    </Sheet>
  )
}

function DepositRights({ allocation }: { allocation: MarketAllocation }) {
  const { marketAllocationType, marketPriceFen, marketStartTime, marketEndTime, marketRights } = allocation
  return (
    <View className="deposit-rights">
      <View className="deposit-rights__head">
        <View className="t-h3" role="heading" aria-level="3">
          {messages.deposits[marketAllocationType]}
        </View>
        <Price amountFen={marketPriceFen} size={17} />
      </View>
      <View className="deposit-rights__when">
        {messages.saleFromTo(shortTime(marketStartTime), shortTime(marketEndTime))}
      </View>
      {marketRights.map((right) => (
        <View key={right} className="deposit-rights__one">
          <Icon name="check" size={16} className="deposit-rights__tick" />
          <Text className="grow">{right}</Text>
        </View>
      ))}
    </View>
  )
}
