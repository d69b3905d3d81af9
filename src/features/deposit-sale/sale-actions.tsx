import { View } from '@tarojs/components'
import type { MarketAllocation, ModelHomeItem } from '@/domain/vehicle/model-home'
import type { DepositSaleState } from '@/domain/order/deposit-sale'
import { openRoute } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { DepositButton } from '@/widgets/deposit-button'
import { messages } from './messages'
import { configurePage, hasPage, salePage } from '@/services/navigation/sale-pages'
import './sale-actions.scss'

interface SaleActionsProps {
  model: ModelHomeItem
  sale: DepositSaleState<MarketAllocation>
}

const BOTH_DEPOSITS = 2

/** Configure and the deposit button; with nothing on sale, Configure takes the whole width. */
export function SaleActions({ model, sale }: SaleActionsProps) {
  const configure = configurePage(model.id)
  const canSell = sale.kind === 'notStarted' || (sale.kind === 'open' && hasPage(salePage(model.id, sale.allocation)))
  const switchedOn = model.marketAllocationVos.filter(({ marketSwitchFlag }) => marketSwitchFlag)
  return (
    <View className="sale-actions">
      {hasPage(configure) && (
        <Button kind="ghost" className="sale-actions__configure" onPress={() => openRoute(configure)}>
          {messages.configure}
        </Button>
      )}
      {canSell && (
        <DepositButton
          className="sale-actions__deposit"
          sale={sale}
          offersBoth={switchedOn.length === BOTH_DEPOSITS}
          onPress={(allocation) => openRoute(salePage(model.id, allocation))}
        />
      )}
    </View>
  )
}
