import { View } from '@tarojs/components'
import type { PosPayment } from '@/wire/schemas/balance'
import { openMap } from '@/platform/place-map'
import { Card } from '@/ui/card'
import { ExtraIcon } from '@/ui/extra-icon'
import { copyText } from '@/ui/feedback/copy'
import { Pressable } from '@/ui/pressable'
import { messages } from './messages'
import './place-card.scss'

interface PlaceCardProps {
  pos: PosPayment
  onCheck: () => Promise<void>
}

/** Where the till is, and what to do when the page lags behind it. */
export function PlaceCard({ pos, onCheck }: PlaceCardProps) {
  const { storeName, shopAddress, locationX, locationY } = pos
  const place =
    openMap === null || locationX === null || locationY === null
      ? null
      : { name: storeName, address: shopAddress ?? '', longitude: locationX, latitude: locationY }
  return (
    <Card isList>
      <View className="pos-place__row">
        <ExtraIcon name="store" size={20} />
        <View className="grow">
          <View>{storeName}</View>
          {shopAddress !== null && <View className="pos-place__note">{shopAddress}</View>}
        </View>
        {place !== null ? (
          <Link text={messages.go} label={messages.goTo(storeName)} onPress={() => void openMap?.(place)} />
        ) : (
          shopAddress !== null && (
            <Link
              text={messages.copyAddress}
              label={messages.copyAddressOf(storeName)}
              onPress={() => void copyText(shopAddress)}
            />
          )
        )}
      </View>
      <View className="pos-place__row">
        <ExtraIcon name="wallet" size={20} />
        <View className="grow">
          <View>{messages.alreadyPaid}</View>
          <View className="pos-place__note">{messages.alreadyPaidNote}</View>
        </View>
        <Link text={messages.check} label={messages.checkPaid} onPress={() => void onCheck()} />
      </View>
    </Card>
  )
}

function Link({ text, label, onPress }: { text: string; label: string; onPress: () => void }) {
  return (
    <Pressable className="pos-place__link" label={label} onPress={onPress}>
      {text}
    </Pressable>
  )
}
