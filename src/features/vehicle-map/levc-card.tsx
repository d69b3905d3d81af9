import { View } from '@tarojs/components'
import { Button } from '@/ui/button'
import { Buttons } from './buttons'
import { messages } from './messages'
import { useLevcSwitch } from './use-levc-switch'

/** Asks the owner whether the car may tell where it is: `levc` on the wire. */
export function LevcCard({ onTurned }: { onTurned: () => void }) {
  const { isBusy, turn } = useLevcSwitch(onTurned)
  return (
    <>
      <View className="map-card__name" role="heading" aria-level="2">
        {messages.levcTitle}
      </View>
      <View className="map-card__note">{messages.levcText}</View>
      <Buttons>
        <Button className="map-card__main" isLoading={isBusy} onPress={() => void turn(true)}>
          {messages.levcOn}
        </Button>
      </Buttons>
    </>
  )
}
