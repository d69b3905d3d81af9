import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { ModelHomeItem } from '@/domain/vehicle/model-home'
import { depositSaleState } from '@/domain/order/deposit-sale'
import { formatYuan } from '@/domain/money/money'
import { openRoute } from '@/services/navigation/open'
import { serverNow } from '@/services/server-clock'
import { Button } from '@/ui/button'
import { DepositButton } from '@/widgets/deposit-button'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import { PriceBreakdown } from '@/ui/price-breakdown'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import type { CarState } from '../car/car-store'
import { messages } from '../messages'
import { calculatorPage } from '../pages'
import { priceRows } from './price-rows'
import './breakdown-sheet.scss'

interface BreakdownSheetProps {
  state: CarState
  totalFen: number
  monthlyFen: number | undefined
  /** The deposits of the model, once they are known. */
  home: ModelHomeItem | undefined
  isOpen: boolean
  onClose: () => void
  onSave: () => void
  onShare: () => void
  onStartOver: () => void
  onOrder: () => Promise<unknown>
}

const BOTH_DEPOSITS = 2

/** What the price is made of, what it is a month, and all that can be done with the car. */
export function BreakdownSheet(props: BreakdownSheetProps) {
  const { state, totalFen, monthlyFen, isOpen, onClose, onSave } = props
  const { model, car } = state
  const calculator = calculatorPage(model.id, car.version.pnoTwelve)
  return (
    <Sheet
      isOpen={isOpen}
      title={messages.yourCar(model.modelName)}
      onClose={onClose}
      foot={
        <StickyBar>
          <Button kind="line" className="breakdown__save" onPress={onSave}>
            {messages.save}
          </Button>
          <OrderButton {...props} />
        </StickyBar>
      }
    >
      <PriceBreakdown rows={priceRows(state)} totalLabel={messages.configuredPrice} totalFen={totalFen} />
      <View className="breakdown__line">
        {monthlyFen !== undefined && <View>{messages.financeFrom(formatYuan(monthlyFen))}</View>}
        {calculator && (
          <Link onPress={() => void openRoute(calculator)}>
            {messages.calculator}
            <Icon name="chevron" size={16} />
          </Link>
        )}
      </View>
      <View className="breakdown__links">
        <Link onPress={props.onShare}>
          <ExtraIcon name="share" size={20} />
          {messages.share}
        </Link>
        <Link onPress={props.onStartOver}>
          <Icon name="refresh" size={20} />
          {messages.startOver}
        </Link>
      </View>
    </Sheet>
  )
}

function Link({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Pressable onPress={onPress}>
      <View className="breakdown__link">{children}</View>
    </Pressable>
  )
}

/** Orders as the deposit sale stands now; a model whose deposits are not known is asked about on the next page. */
function OrderButton({ home, onOrder }: Pick<BreakdownSheetProps, 'home' | 'onOrder'>) {
  const sale = home && depositSaleState(home.marketAllocationVos, serverNow())
  if (!home || !sale || sale.kind === 'none') {
    return (
      <Button kind="blue" onPress={onOrder}>
        {messages.orderNow}
      </Button>
    )
  }
  const switchedOn = home.marketAllocationVos.filter(({ marketSwitchFlag }) => marketSwitchFlag)
  return <DepositButton sale={sale} offersBoth={switchedOn.length === BOTH_DEPOSITS} onPress={onOrder} />
}
