import { View } from '@tarojs/components'
import { Button } from '@/ui/button'
import { Buttons } from './buttons'
import { messages } from './messages'
import { turnLevc } from './turn-levc'

/** Asks the owner whether the car may tell where it is: `levc` on the wire. */
export function LevcCard({ onTurned }: { onTurned: () => void }) {
  return (
    <>
      <View className="map-card__name" role="heading" aria-level="2">
        {messages.levcTitle}
      </View>
      <View className="map-card__note">{messages.levcText}</View>
      <Buttons>
        <Button onPress={() => turnLevc(true, onTurned)}>{messages.levcOn}</Button>
      </Buttons>
    </>
  )
}
