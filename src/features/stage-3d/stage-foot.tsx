import { View } from '@tarojs/components'
import { Button } from '@/ui/button'
import { PriceBar } from '@/ui/price-bar'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'
import type { StageSelection } from './renderer/selection'
import './stage-foot.scss'

interface StageFootProps {
  selection: StageSelection
  /** Undefined while it is not known. */
  priceFen: number | undefined
  /** Takes the car back to the configurator, where its price is told in parts, too. */
  onDone: () => void
}

/** What the car costs as it stands there, and the way on with it. */
export function StageFoot({ selection: { paint, wheels, interior }, priceFen, onDone }: StageFootProps) {
  const look = messages.look([messages.paints[paint], messages.wheels[wheels], messages.interiors[interior]])
  const done = <Button onPress={onDone}>{messages.done}</Button>
  if (priceFen === undefined) {
    return (
      <StickyBar className="stage-foot">
        <View className="grow stage-foot__look">{look}</View>
        {done}
      </StickyBar>
    )
  }
  return (
    <PriceBar amountFen={priceFen} note={look} openLabel={messages.openParts} onOpen={onDone}>
      {done}
    </PriceBar>
  )
}
