import type { Adviser, ShopDetail } from '@/wire/schemas/shop'
import { kilometres } from '@/domain/area/nearest-first'
import { mobileInText } from '@/domain/person/phone'
import { unbrokenSpans } from '@/language/unbroken'
import { callPhone } from '@/platform/opener'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { CellLink } from '@/ui/cell/cell-link'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { WayThere } from '@/widgets/way-there'
import { messages } from './messages'

/** How to reach a person and the shop. */
export function ContactCells({ adviser, shop }: { adviser: Adviser; shop: ShopDetail }) {
  const { id, storeName, address, businessHours, distanceMetres, longitude, latitude } = shop
  return (
    <Card isList>
      <Cell
        icon={<Icon name="phone" />}
        label={mobileInText(adviser.phone)}
        note={unbrokenSpans(businessHours)}
        value={
          <CellLink label={messages.callName(adviser.name)} onPress={() => void callPhone(adviser.phone)}>
            {messages.call}
          </CellLink>
        }
      />
      <Cell
        icon={<ExtraIcon name="location" />}
        label={address}
        note={distanceMetres === null ? undefined : messages.kilometres(kilometres(distanceMetres))}
        value={<WayThere name={storeName} address={address} longitude={longitude} latitude={latitude} />}
      />
      <Cell
        icon={<ExtraIcon name="store" />}
        label={storeName}
        value={
          <CellLink
            label={messages.openShop(storeName)}
            onPress={() => void open('pages/shopList/details/index', { id })}
          >
            {messages.shop}
          </CellLink>
        }
      />
    </Card>
  )
}
