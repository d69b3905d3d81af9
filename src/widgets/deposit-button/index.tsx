import type { MarketAllocation } from '@/domain/vehicle/model-home'
import type { DepositSaleState } from '@/domain/order/deposit-sale'
import { SECOND_MS } from '@/domain/time/duration'
import { useSecondsUntil } from '@/hooks/use-countdown'
import { Button } from '@/ui/button'
import { SpokenTime } from '@/ui/spoken-time'
import { COUNTED_SECONDS, depositLabel } from './deposit-label'

export interface DepositButtonProps {
  sale: DepositSaleState<MarketAllocation>
  /** Both deposits are switched on; then a small one that has not opened yet is named by its action. */
  offersBoth: boolean
  className?: string
  onPress: (allocation: MarketAllocation) => void | Promise<unknown>
}

/** The button of the deposit sale, one per state; nothing when nothing is on sale. */
export function DepositButton({ sale, offersBoth, className, onPress }: DepositButtonProps) {
  const isAwaited = sale.kind === 'notStarted'
  const secondsLeft = useSecondsUntil(isAwaited ? sale.opensAtMs : 0, undefined, COUNTED_SECONDS)
  if (sale.kind === 'none') return null

  const { label, hint } = depositLabel(sale, offersBoth, secondsLeft)
  return (
    <>
      {isAwaited && <SpokenTime remainingMs={secondsLeft * SECOND_MS} />}
      <Button
        kind="blue"
        className={className}
        // At a boundary of the sale the label swaps in place; the button does not move.
        swapKey={sale.kind + sale.type}
        hint={hint}
        // The line of a hot opening is there before the sale.
        isDisabled={isAwaited && !sale.allocation.marketHasLine}
        onPress={() => onPress(sale.allocation)}
      >
        {label}
      </Button>
    </>
  )
}
