import { View } from '@tarojs/components'
import type { PayMethod } from '@/wire/enums/payment'
import { payMethodOf } from '@/domain/payment/pay-method'
import { ExtraIcon } from '@/ui/extra-icon'
import { messages } from './messages'
import './index.scss'

/** What a way to pay is called. */
export const payMethodName = (method: PayMethod): string => messages[payMethodOf(method).text].name

/** What a shopper should know of a way before choosing it; `shop` is where a card would be charged. */
export const payMethodNote = (method: PayMethod, shop: string): string => messages[payMethodOf(method).text].note(shop)

/** The sign of a way to pay: white on its colour where one chooses, plain in a list of what was paid. */
export function PayMethodIcon({ method, isPlain }: { method: PayMethod; isPlain?: boolean }) {
  const { icon } = payMethodOf(method)
  return (
    <View className={isPlain ? 'pay-method pay-method--plain' : `pay-method pay-method--${icon}`}>
      <ExtraIcon name={icon} size={20} />
    </View>
  )
}
