import { Text, View } from '@tarojs/components'
import { BRAND } from '@/domain/brand'
import { formatYuan } from '@/domain/money/money'
import { formatOrderNumber } from '@/domain/order/order-number'
import { usualPayMethod } from '@/domain/payment/pay-method'
import { maskMobile } from '@/domain/person/phone'
import { Button } from '@/ui/button'
import { Countdown } from '@/widgets/countdown'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { KeyValues } from '@/ui/key-values'
import { OptionRow } from '@/ui/option-row'
import { PageShell } from '@/ui/page'
import { PayMethodIcon, payMethodName } from '@/widgets/pay-method'
import { Price } from '@/ui/price'
import { StickyBar } from '@/ui/sticky-bar'
import type { DeskProps } from './desk'
import { messages } from './messages'
import { PayHint } from './pay-hint'
import { amountOf, payUntilMs } from './payable'
import { purposeOf } from './purpose'
import { useSandboxSheet } from './use-sandbox-sheet'
import './app-desk.scss'

/** Another client hands over for this one way; it has the others itself. */
const { code: method } = usualPayMethod

/** The cashier for another client of the brand: one amount, one way, and the way back. */
export function AppDesk(props: DeskProps) {
  const { nav, user, payable, view, isTimeUp, onPay, onTimeUp, onLeave } = props
  const { order, payment } = payable
  const { sheet, isChoosing, reopen } = useSandboxSheet(props)
  const endMs = payUntilMs(payment)
  const amountFen = amountOf(payable)

  const pay = (): void => {
    reopen()
    if (!isChoosing) void onPay(method)
  }

  const facts = [
    { label: messages.order, value: order.modelName },
    { label: messages.orderNumber, value: formatOrderNumber(order.orderNo) },
    { label: messages.payingAccount, value: messages.account(user.nickName, maskMobile(user.phone)) },
  ]
  return (
    <PageShell
      bodyClassName="app-desk"
      nav={nav}
      foot={
        <StickyBar>
          <Button kind="line" onPress={onLeave}>
            {messages.backToApp}
          </Button>
          <Button
            kind="blue"
            isLoading={view.status === 'starting'}
            isDisabled={isTimeUp}
            hint={isTimeUp ? messages.timeIsUp : undefined}
            onPress={pay}
          >
            {messages.pay(formatYuan(amountFen))}
          </Button>
        </StickyBar>
      }
      overlay={sheet}
    >
      <View className="app-desk__strip">
        <Icon name="phone" size={16} />
        <Text className="grow">{messages.fromApp}</Text>
      </View>
      <View className="app-desk__head">
        <View className="app-desk__mark">
          <ExtraIcon name="mark" size={28} />
        </View>
        <View className="app-desk__what">
          {messages.brandPurpose(BRAND.name, messages.purposes[purposeOf(payable)])}
        </View>
        <Price amountFen={amountFen} size={44} />
        {endMs !== null && (
          <View className="app-desk__until">
            <Text>{messages.payWithin}</Text>
            <Countdown endMs={endMs} onEnd={onTimeUp} />
          </View>
        )}
      </View>
      <View className="app-desk__facts">
        <KeyValues rows={facts} />
      </View>
      <View className="app-desk__way" role="radiogroup" aria-label={messages.payWith}>
        <OptionRow
          label={payMethodName(method)}
          note={messages.otherWaysInApp}
          picture={<PayMethodIcon method={method} />}
          isOn
          onPress={() => undefined}
        />
      </View>
      {(view.status === 'failed' || view.status === 'idle') && <PayHint view={view} isPart={payable.part !== null} />}
    </PageShell>
  )
}
