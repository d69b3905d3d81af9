import type { MarketAllocation } from '@/domain/vehicle/model-home'
import type { DepositSaleState } from '@/domain/order/deposit-sale'
import { Button } from '@/ui/button'
import { depositLabel } from './deposit-label'

export interface DepositButtonProps {
  sale: DepositSaleState<MarketAllocation>
  /** Both deposits are switched on; then a small one that has not opened yet is named by its action. */
  offersBoth: boolean
  className?: string
  onPress: (allocation: MarketAllocation) => void | Promise<unknown>
}

/** The button of the deposit sale, one per state; nothing when nothing is on sale. */
export function DepositButton({ sale, offersBoth, className, onPress }: DepositButtonProps) {
  if (sale.kind === 'none') return null

  const { label, hint } = depositLabel(sale, offersBoth)
  return (
    <Button
      kind="blue"
      className={className}
      // At a boundary of the sale the label swaps in place; the button does not move.
      isSwapping
      hint={hint}
      // The line of a hot opening is there before the sale.
      isDisabled={sale.kind === 'notStarted' && !sale.allocation.marketHasLine}
      onPress={() => onPress(sale.allocation)}
    >
      {label}
    </Button>
  )
}
