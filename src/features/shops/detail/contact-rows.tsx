import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { ShopDetail } from '@/wire/schemas/shop'
import { kilometres } from '@/domain/area/nearest-first'
import { callPhone } from '@/platform/opener'
import { openMap } from '@/platform/place-map'
import { ExtraIcon } from '@/ui/extra-icon'
import { copyText } from '@/ui/feedback/copy'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import './contact-rows.scss'

interface ContactRowProps {
  icon: ReactNode
  text: string
  notes: readonly string[]
  link: { text: string; label: string; onPress: () => void }
}

function ContactRow({ icon, text, notes, link }: ContactRowProps) {
  return (
    <View className="contact-row">
      {icon}
      <View className="grow">
        <View>{text}</View>
        {notes.map((note) => (
          <View key={note} className="contact-row__note">
            {note}
          </View>
        ))}
      </View>
      <Pressable className="contact-row__link" label={link.label} onPress={link.onPress}>
        {link.text}
      </Pressable>
    </View>
  )
}

/** Where a shop is; leads there, or copies the address where there is no map to open. */
export function AddressRow({
  shop: { storeName, address, longitude, latitude, distanceMetres },
}: {
  shop: ShopDetail
}) {
  const copy = () => void copyText(address)
  const go = () => void openMap?.({ name: storeName, address, longitude, latitude })
  return (
    <ContactRow
      icon={<ExtraIcon name="location" />}
      text={address}
      notes={distanceMetres === null ? [] : [messages.kilometres(kilometres(distanceMetres))]}
      link={
        openMap === null
          ? { text: messages.copyAddress, label: messages.copyAddressOf(storeName), onPress: copy }
          : { text: messages.directions, label: messages.directionsTo(storeName), onPress: go }
      }
    />
  )
}

/** When a shop is open, and its number to call. */
export function PhoneRow({ shop: { storeName, phone, businessHours, holidayHours, openings } }: { shop: ShopDetail }) {
  const holidays = holidayHours === null ? messages.closedOnHolidays : messages.holidayHours(holidayHours)
  return (
    <ContactRow
      icon={<Icon name="phone" />}
      text={phone}
      notes={openings.length === 0 ? [businessHours] : [businessHours, holidays]}
      link={{ text: messages.call, label: messages.callShop(storeName), onPress: () => void callPhone(phone) }}
    />
  )
}
