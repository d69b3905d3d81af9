import { View } from '@tarojs/components'
import { carName } from '@/domain/order/ordered-parts'
import { STILL_RATIOS } from '@/domain/vehicle/still-ratios'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { QrCode } from '@/ui/qr-code'
import { OtherWheels } from '@/widgets/other-wheels'
import { lookOf, paintOf } from './look'
import { messages } from './messages'
import type { ViewedCar } from './open-configuration'
import './hero.scss'

interface HeroProps {
  car: ViewedCar
  shareCode: string | undefined
  /** What the code to scan says; undefined until the server gave the code. */
  link: string | undefined
  /** The same as a picture of the host app's own, where it has one. */
  picture: string | undefined
  onShare: () => void
}

const QR_SIZE = 92

/** The car on its stage, its name, and the code that opens it for anyone. */
export function Hero({ car, shareCode, link, picture, onShare }: HeroProps) {
  const { quote } = car
  const paint = paintOf(car)
  const { picture: carPicture, onWheels } = lookOf(car)
  return (
    <View className="car-hero">
      <View className="car-hero__car">
        <Picture
          src={carPicture}
          alt={messages.carPicture(quote.modelName, paint?.displayName ?? '')}
          ratio={STILL_RATIOS.front34}
          fit="contain"
          isEager
        />
      </View>
      {onWheels && <OtherWheels name={onWheels.displayName} />}
      <View className="car-hero__foot">
        <View className="car-hero__words">
          <View className="car-hero__name" role="heading" aria-level="2">
            {carName(quote.modelName, quote.versionName)}
          </View>
          <View className="car-hero__code">{shareCode !== undefined && messages.configuration(shareCode)}</View>
        </View>
        <View className="car-hero__qr">
          {link !== undefined && (
            <Pressable label={messages.showCode} onPress={onShare}>
              <QrCode text={link} picture={picture} label="" size={QR_SIZE} className="car-hero__pixels" />
            </Pressable>
          )}
        </View>
      </View>
    </View>
  )
}
