import { View } from '@tarojs/components'
import type { OrderShopInfo } from '@/wire/schemas/order'
import { deliveryPlace, expertCards, shopPlace, type ExpertCard as Expert } from '@/domain/order/order-contacts'
import { callPhone } from '@/platform/opener'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { ExpertCard } from '@/widgets/expert-card'
import { messages } from '../messages'
import { PlaceRow } from './place-row'
import './people-card.scss'

const roleName = (role: Expert['role']): string => (role === 'sales' ? messages.salesExpert : messages.deliveryExpert)

/** The sales expert is a person of the order's shop, who has a card there; a delivery expert has none. */
const cardOf = ({ storeId }: OrderShopInfo, role: Expert['role'], phone: string | null) =>
  role === 'sales' && storeId !== null && phone !== null
    ? () => void open('pages/business-card/business-card', { shop: storeId, phone })
    : undefined

/** Who may be called about the order, and where it is dealt with. */
export function PeopleCard({ storeInfo }: { storeInfo: OrderShopInfo }) {
  const experts = expertCards(storeInfo)
  const places = [shopPlace(storeInfo), deliveryPlace(storeInfo)].filter((place) => place !== null)
  if (experts.length === 0 && places.length === 0) return null
  return (
    <Card>
      {experts.map(({ role, name, phone, avatar, description }) => (
        <View key={role} className="people-card__row">
          <ExpertCard
            name={name}
            roleName={roleName(role)}
            text={description}
            avatar={avatar}
            onOpen={cardOf(storeInfo, role, phone)}
            onCall={phone === null ? undefined : () => void callPhone(phone)}
          />
        </View>
      ))}
      {places.map((place) => (
        <View key={`${place.name} ${place.address}`} className="people-card__row">
          <PlaceRow place={place} />
        </View>
      ))}
    </Card>
  )
}
