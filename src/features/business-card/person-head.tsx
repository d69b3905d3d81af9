import { View } from '@tarojs/components'
import type { Adviser, ShopDetail } from '@/wire/schemas/shop'
import { Avatar } from '@/ui/avatar'
import { Picture } from '@/ui/picture'
import { QrCode } from '@/ui/qr-code'
import { messages } from './messages'
import './person-head.scss'

interface PersonHeadProps {
  adviser: Adviser
  shop: ShopDetail
  /** What the code opens. */
  link: string
  /** The code as a picture of the host app's own, where it has one. */
  code: string | undefined
}

/** Room for the code, in px of the design: two for each module, or no camera reads it. */
const CODE_SIZE = 106

/** Who it is, at which shop, and a code that opens the card on another phone. */
export function PersonHead({
  adviser: { name, role, avatar },
  shop: { storeName, picture },
  link,
  code,
}: PersonHeadProps) {
  return (
    <View className="person-head">
      <View className="person-head__shop">
        <Picture src={picture} alt="" isEager />
      </View>
      <View className="person-head__body">
        <View className="person-head__face">
          <Avatar src={avatar} alt="" size={64} />
        </View>
        <View className="person-head__row">
          <View className="person-head__who">
            <View className="person-head__name" role="heading" aria-level="2">
              {name}
            </View>
            <View className="person-head__role">{messages.at(role, storeName)}</View>
          </View>
          <QrCode text={link} picture={code} label={messages.qr(name)} size={CODE_SIZE} className="person-head__code" />
        </View>
      </View>
    </View>
  )
}
