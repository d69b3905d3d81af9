import type { MarketAllocation } from '@/domain/vehicle/model-home'
import { hasPage, salePage } from '@/services/navigation/sale-pages'
import { Button } from '@/ui/button'
import { DepositButton } from '@/widgets/deposit-button'
import { ExtraIcon } from '@/ui/extra-icon'
import { Pressable } from '@/ui/pressable'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'
import type { ModelSale } from './use-sale'
import './action-bar.scss'

interface ActionBarProps {
  modelId: string
  sale: ModelSale | undefined
  onShare: () => void
  onEdit: () => void
  onOrder: (allocation: MarketAllocation) => Promise<unknown>
}

const canOrder = (modelId: string, { state }: ModelSale): boolean =>
  state.kind === 'notStarted' || (state.kind === 'open' && hasPage(salePage(modelId, state.allocation)))

/** What is done with the car. */
export function ActionBar({ modelId, sale, onShare, onEdit, onOrder }: ActionBarProps) {
  return (
    <StickyBar>
      <Pressable className="car-actions__share" label={messages.share} onPress={onShare}>
        <ExtraIcon name="share" />
      </Pressable>
      <Button kind="line" className="car-actions__edit" onPress={onEdit}>
        {messages.edit}
      </Button>
      {sale && canOrder(modelId, sale) && (
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
