import type { MarketAllocation } from '@/domain/vehicle/model-home'
import { Button } from '@/ui/button'
import { DepositButton } from '@/widgets/deposit-button'
import type { ModelSale } from '@/widgets/deposit-button/use-model-sale'
import { ExtraIcon } from '@/ui/extra-icon'
import { Pressable } from '@/ui/pressable'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'
import './action-bar.scss'

interface ActionBarProps {
  sale: ModelSale | undefined
  onShare: () => void
  onEdit: () => void
  onOrder: (allocation: MarketAllocation) => Promise<unknown>
}

/** What is done with the car. */
export function ActionBar({ sale, onShare, onEdit, onOrder }: ActionBarProps) {
  return (
    <StickyBar>
      <Pressable className="car-actions__share" label={messages.share} onPress={onShare}>
        <ExtraIcon name="share" />
      </Pressable>
      <Button kind="line" className="car-actions__edit" onPress={onEdit}>
        {messages.edit}
      </Button>
      {sale && (
        <DepositButton
          className="car-actions__order"
          sale={sale.state}
          offersBoth={sale.offersBoth}
          onPress={onOrder}
        />
      )}
    </StickyBar>
  )
}
