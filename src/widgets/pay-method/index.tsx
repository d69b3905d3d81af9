import { View } from '@tarojs/components'
import { PayMethod } from '@/wire/enums/payment'
import { ExtraIcon } from '@/ui/extra-icon'
import type { ExtraIconName } from '@/ui/extra-icon/names'
import { messages } from './messages'
import './index.scss'

const ICONS = {
  [PayMethod.wechat]: 'comment',
  [PayMethod.accountTransfer]: 'bank',
  [PayMethod.posMachine]: 'card',
} as const satisfies Record<PayMethod, ExtraIconName>

/** What each way to pay is called. */
export const PAY_METHOD_NAMES = {
  [PayMethod.wechat]: messages.wechat,
  [PayMethod.accountTransfer]: messages.accountTransfer,
  [PayMethod.posMachine]: messages.posMachine,
} as const satisfies Record<PayMethod, string>

/** The sign of a way to pay: white on its colour where one chooses, plain in a list of what was paid. */
export function PayMethodIcon({ method, isPlain }: { method: PayMethod; isPlain?: boolean }) {
  const icon = ICONS[method]
  return (
    <View className={isPlain ? 'pay-method pay-method--plain' : `pay-method pay-method--${icon}`}>
      <ExtraIcon name={icon} size={20} />
    </View>
  )
}
