import type { OrderDetail } from '@/wire/schemas/order'
import { BRAND } from '@/domain/brand'
import { formatOrderNumber } from '@/domain/order/order-number'
import { formatServiceNumber } from '@/domain/person/phone'
import { callCustomerService } from '@/services/customer-service'
import { Card } from '@/ui/card'
import { CopiedValue } from '@/ui/copied-value'
import { KeyValues } from '@/ui/key-values'
import { Pressable } from '@/ui/pressable'
import { factRows } from './fact-rows'
import { messages } from '../messages'
import './facts-card.scss'

/** The records of the purchase, and whom to ask about it. */
export function FactsCard({ order }: { order: OrderDetail }) {
  const { orderNo } = order
  const number = <CopiedValue value={orderNo} shown={formatOrderNumber(orderNo)} label={messages.copyOrderNo} />
  const service = (
    <Pressable className="order-facts__link" onPress={() => void callCustomerService()}>
      {formatServiceNumber(BRAND.serviceNumber)}
    </Pressable>
  )
  return (
    <Card>
      <KeyValues
        rows={[
          { label: messages.facts.orderNo, value: number },
          ...factRows(order),
          { label: messages.customerService, value: service },
        ]}
      />
    </Card>
  )
}
