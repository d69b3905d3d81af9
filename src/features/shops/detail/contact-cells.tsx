import { View } from '@tarojs/components'
import type { ShopDetail } from '@/wire/schemas/shop'
import { kilometres } from '@/domain/area/nearest-first'
import { unbrokenSpans } from '@/language/unbroken'
import { callPhone } from '@/platform/opener'
import { openMapAt } from '@/services/navigation/map-page'
import { Cell } from '@/ui/cell'
import { CellLink } from '@/ui/cell/cell-link'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { messages } from '../messages'
import './contact-cells.scss'

/** Where a shop is, when it is open, and its number to call. */
export function ContactCells({ shop }: { shop: ShopDetail }) {
  const { storeName, address, distanceMetres, phone, businessHours, holidayHours, openings } = shop
  const holidays = holidayHours === null ? messages.closedOnHolidays : messages.holidayHours(holidayHours)
  return (
    <View className="contact-cells">
      <Cell
        icon={<ExtraIcon name="location" />}
        label={address}
        note={distanceMetres === null ? undefined : messages.kilometres(kilometres(distanceMetres))}
        value={
          <CellLink label={messages.onMap(storeName)} onPress={() => void openMapAt(shop)}>
            {messages.map}
          </CellLink>
        }
      />
      <Cell
        icon={<Icon name="phone" />}
        label={phone}
        note={unbrokenSpans(openings.length === 0 ? businessHours : `${businessHours} · ${holidays}`)}
        value={
          <CellLink label={messages.callShop(storeName)} onPress={() => void callPhone(phone)}>
            {messages.call}
          </CellLink>
        }
      />
    </View>
  )
}
