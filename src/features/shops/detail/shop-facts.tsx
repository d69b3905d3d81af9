import { View } from '@tarojs/components'
import type { ShopDetail } from '@/wire/schemas/shop'
import { callPhone } from '@/platform/opener'
import { open } from '@/services/navigation/open'
import { Section } from '@/ui/section'
import { Tag } from '@/ui/tag'
import { ExpertCard } from '@/widgets/expert-card'
import { messages } from '../messages'
import { OpenTag } from '@/widgets/open-tag'
import { ContactCells } from './contact-cells'
import './shop-facts.scss'

/** Everything that is told of a shop under its pictures. */
export function ShopFacts({ shop }: { shop: ShopDetail }) {
  const { storeName, openings, salesServiceTypes, advisers, description } = shop
  return (
    <>
      <View className="shop-facts">
        <View className="shop-facts__name" role="heading" aria-level="1">
          {storeName}
        </View>
        <View className="shop-facts__tags">
          <OpenTag openings={openings} />
          {salesServiceTypes.map((service) => (
            <Tag key={service}>{messages.services[service]}</Tag>
          ))}
        </View>
        <ContactCells shop={shop} />
      </View>
      {advisers.length > 0 && (
        <Section title={messages.people}>
          <View className="shop-facts__people">
            {advisers.map(({ name, role, phone, avatar }) => (
              <ExpertCard
                key={phone}
                name={name}
                roleName={role}
                text={storeName}
                avatar={avatar}
                onOpen={() => void open('pages/business-card/business-card', { shop: shop.id, phone })}
                onCall={() => void callPhone(phone)}
              />
            ))}
          </View>
        </Section>
      )}
      <Section title={messages.about}>
        <View className="shop-facts__about">{description}</View>
      </Section>
    </>
  )
}
