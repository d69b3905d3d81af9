import { PriceBreakdown } from '@/ui/price-breakdown'
import { Sheet } from '@/ui/sheet'
import type { CarState } from '../car/car-store'
import { messages } from '../messages'
import { priceRows } from '../price/price-rows'

interface PartsSheetProps {
  state: CarState
  totalFen: number
  isOpen: boolean
  onClose: () => void
}

/** What the price is made of. */
export function PartsSheet({ state, totalFen, isOpen, onClose }: PartsSheetProps) {
  return (
    <Sheet isOpen={isOpen} title={messages.yourCar(state.model.modelName)} onClose={onClose}>
      <PriceBreakdown rows={priceRows(state)} totalLabel={messages.configuredPrice} totalFen={totalFen} />
    </Sheet>
  )
}
