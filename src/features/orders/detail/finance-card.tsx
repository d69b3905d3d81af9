import { View } from '@tarojs/components'
import type { OrderDetail } from '@/wire/schemas/order'
import { PaymentPlan } from '@/wire/enums/finance'
import { FINANCE_STATUS_LABELS, FINANCE_STATUS_TONES, financeStatusOf } from '@/domain/finance/finance-status'
import { hasReached } from '@/domain/order/order-progress'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { KeyValues } from '@/ui/key-values'
import { Price } from '@/ui/price'
import { messages } from '../messages'

type FinancedOrder = Pick<
  OrderDetail,
  | 'id'
  | 'orderType'
  | 'statusCode'
  | 'purchaseSchemeType'
  | 'financialOrderVO'
  | 'financialSolutions'
  | 'financialBalanceAmount'
>

/**
 * The loan of a financed order, from the signed contract on: where it stands and what it comes to. The head says what
 * is next.
 */
export function FinanceCard({ order }: { order: FinancedOrder }) {
  const { id, purchaseSchemeType, financialOrderVO, financialSolutions, financialBalanceAmount } = order
  if (purchaseSchemeType !== PaymentPlan.finance || !hasReached(order, 'payoff')) return null
  const status = financeStatusOf(financialOrderVO)
  const openApplication = () => void open('pages/financialCalculator/financialOrderSnapshot', { id })
  return (
    <Card title={messages.finance} more={messages.openFinance} onMore={openApplication}>
      <View className={`t-strong c-${FINANCE_STATUS_TONES[status]}`}>{FINANCE_STATUS_LABELS[status]}</View>
      {financialSolutions !== null && (
        <KeyValues
          rows={[
            { label: messages.financePlan, value: financialSolutions },
            { label: messages.financedAmount, value: <Price amountFen={financialBalanceAmount} /> },
          ]}
        />
      )}
    </Card>
  )
}
