import type { FinanceApplication } from '@/wire/schemas/loan'
import { formatOrderNumber } from '@/domain/order/order-number'
import { carName } from '@/domain/order/ordered-parts'
import { Card } from '@/ui/card'
import { KeyValues } from '@/ui/key-values'
import { messages } from './messages'

/** What the application belongs to. */
export function FactsCard({
  application: { modelName, versionName, orderNo, terms },
}: {
  application: FinanceApplication
}) {
  return (
    <Card>
      <KeyValues
        rows={[
          { label: messages.car, value: carName(modelName, versionName) },
          ...(terms === null ? [] : [{ label: messages.scheme, value: terms.schemeName }]),
          { label: messages.orderNumber, value: formatOrderNumber(orderNo) },
        ]}
      />
    </Card>
  )
}
