import { View } from '@tarojs/components'
import type { MarketAllocation, ModelHomeItem } from '@/domain/vehicle/model-home'
import { offersBothDeposits, type DepositSaleState } from '@/domain/order/deposit-sale'
import { openRoute } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { DepositButton } from '@/widgets/deposit-button'
import { messages } from './messages'
import { configurePage, salePage } from '@/services/navigation/sale-pages'
import './sale-actions.scss'

interface SaleActionsProps {
  model: ModelHomeItem
  sale: DepositSaleState<MarketAllocation>
}

/** Configure and the deposit button; with nothing on sale, Configure takes the whole width. */
export function SaleActions({ model, sale }: SaleActionsProps) {
  return (
    <View className="sale-actions">
      <Button kind="ghost" className="sale-actions__configure" onPress={() => openRoute(configurePage(model.id))}>
        {messages.configure}
      </Button>
      <DepositButton
        className="sale-actions__deposit"
        sale={sale}
        offersBoth={offersBothDeposits(model.marketAllocationVos)}
        onPress={(allocation) => openRoute(salePage(model.id, allocation))}
      />
    </View>
  )
}
