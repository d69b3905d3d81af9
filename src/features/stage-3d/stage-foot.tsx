import { Button } from '@/ui/button'
import { PriceBar } from '@/ui/price-bar'
import { messages } from './messages'
import type { StageSelection } from './renderer/selection'

interface StageFootProps {
  selection: StageSelection
  /** Undefined while it is not known. */
  priceFen: number | undefined
  /** Takes the car back to the configurator, where its price is told in parts, too. */
  onDone: () => void
}

/** What the car costs as it stands there, and the way on with it. */
export function StageFoot({ selection: { paint, wheels, interior }, priceFen, onDone }: StageFootProps) {
  return (
    <PriceBar
      amountFen={priceFen}
      note={messages.look([messages.paints[paint], messages.wheels[wheels], messages.interiors[interior]])}
      openLabel={messages.openParts}
      onOpen={onDone}
    >
      <Button onPress={onDone}>{messages.done}</Button>
    </PriceBar>
  )
}
