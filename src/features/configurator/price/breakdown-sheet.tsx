import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { MarketAllocation } from '@/domain/vehicle/model-home'
import { formatYuan } from '@/domain/money/money'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { DepositButton } from '@/widgets/deposit-button'
import type { ModelSale } from '@/widgets/deposit-button/use-model-sale'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import { PriceBreakdown } from '@/ui/price-breakdown'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import type { CarState } from '../car/car-store'
import { messages } from '../messages'
import { priceRows } from './price-rows'
import './breakdown-sheet.scss'

interface BreakdownSheetProps {
  state: CarState
  totalFen: number
  monthlyFen: number | undefined
  /** What can be ordered of the model now, once that is known. */
  sale: ModelSale | undefined
  isOpen: boolean
  onClose: () => void
  onSave: () => void
  onShare: () => void
  onStartOver: () => void
  onOrder: (allocation: MarketAllocation) => Promise<unknown>
}

const CALCULATOR = 'pages/financialCalculator/financialCalculator'

/** What the price is made of, what it is a month, and all that can be done with the car. */
export function BreakdownSheet(props: BreakdownSheetProps) {
  const { state, totalFen, monthlyFen, sale, isOpen, onClose, onSave } = props
  const { model, car } = state
  const { pnoTwelve } = car.version
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
          {sale && <DepositButton sale={sale.state} offersBoth={sale.offersBoth} onPress={props.onOrder} />}
        </StickyBar>
      }
    >
      <PriceBreakdown rows={priceRows(state)} totalLabel={messages.configuredPrice} totalFen={totalFen} />
      <View className="breakdown__line">
        {monthlyFen !== undefined && <View>{messages.financeFrom(formatYuan(monthlyFen))}</View>}
        <Link onPress={() => void open(CALCULATOR, { pnoTwelve, priceFen: String(totalFen) })}>
          {messages.calculator}
          <Icon name="chevron" size={16} />
        </Link>
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
