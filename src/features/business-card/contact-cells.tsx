import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Adviser, ShopDetail } from '@/wire/schemas/shop'
import { kilometres } from '@/domain/area/nearest-first'
import { formatMobile } from '@/domain/person/phone'
import { callPhone } from '@/platform/opener'
import { openMap } from '@/platform/place-map'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { ExtraIcon } from '@/ui/extra-icon'
import { copyText } from '@/ui/feedback/copy'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import './contact-cells.scss'
import { messages } from './messages'

interface ContactCellProps {
  icon: ReactNode
  text: string
  note: string
  link: { text: string; label: string; onPress: () => void }
}

function ContactCell({ icon, text, note, link }: ContactCellProps) {
  return (
    <View className="contact-cell">
      {icon}
      <View className="contact-cell__words">
        <View>{text}</View>
        {note !== '' && <View className="contact-cell__note">{note}</View>}
      </View>
      <Pressable className="contact-cell__link" label={link.label} onPress={link.onPress}>
        {link.text}
      </Pressable>
    </View>
  )
}

/** How to reach a person and the shop. */
export function ContactCells({ adviser, shop }: { adviser: Adviser; shop: ShopDetail }) {
  const { id, storeName, address, businessHours, distanceMetres, longitude, latitude } = shop
  const go = () => void openMap?.({ name: storeName, address, longitude, latitude })
  const way =
    openMap === null
      ? { text: messages.copy, label: messages.copyAddress, onPress: () => void copyText(address) }
      : { text: messages.go, label: messages.directionsTo(storeName), onPress: go }
  return (
    <Card>
      <ContactCell
        icon={<Icon name="phone" />}
        text={formatMobile(adviser.phone)}
        note={businessHours}
        link={{
          text: messages.call,
          label: messages.callName(adviser.name),
          onPress: () => void callPhone(adviser.phone),
        }}
      />
      <ContactCell
        icon={<ExtraIcon name="location" />}
        text={address}
        note={distanceMetres === null ? '' : messages.kilometres(kilometres(distanceMetres))}
        link={way}
      />
      <ContactCell
        icon={<ExtraIcon name="store" />}
        text={storeName}
        note=""
        link={{
          text: messages.shop,
          label: messages.openShop(storeName),
          onPress: () => void open('pages/shopList/details/index', { id }),
        }}
      />
    </Card>
  )
}
