import { View } from '@tarojs/components'
import type { AccountDeletion } from '@/wire/schemas/account'
import { Card } from '@/ui/card'
import { ExtraIcon } from '@/ui/extra-icon'
import type { ExtraIconName } from '@/ui/extra-icon/names'
import './losses-card.scss'
import { messages } from './messages'

/** What goes with the account, counted where it can be. */
export function LossesCard({
  losses: { points, levelName, coupons, configurations },
}: Pick<AccountDeletion, 'losses'>) {
  const rows: readonly { icon: ExtraIconName; text: string }[] = [
    ...(points > 0 || levelName !== null
      ? [{ icon: 'star', text: messages.lossOfMembership(points, levelName) } as const]
      : []),
    { icon: 'user', text: messages.lossOfPerson },
    ...(coupons > 0 ? [{ icon: 'coupon', text: messages.lossOfCoupons(coupons) } as const] : []),
    ...(configurations > 0 ? [{ icon: 'bookmark', text: messages.lossOfCars(configurations) } as const] : []),
    { icon: 'document', text: messages.lossOfOrders },
  ]
  return (
    <Card title={messages.lossesTitle}>
      {rows.map(({ icon, text }) => (
        <View key={icon} className="losses-card__row">
          <ExtraIcon name={icon} size={20} />
          <View className="losses-card__text">{text}</View>
        </View>
      ))}
    </Card>
  )
}
