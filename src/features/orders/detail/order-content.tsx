import { View } from '@tarojs/components'
import type { OrderDetail } from '@/wire/schemas/order'
import { progressSteps } from '@/domain/order/order-progress'
import { Card } from '@/ui/card'
import { Notice } from '@/ui/notice'
import { Steps } from '@/ui/steps'
import { AmountsCard } from './amounts-card'
import { ContractCard } from './contract-card'
import { FactsCard } from './facts-card'
import { FilesCard } from './files-card'
import { FinanceCard } from './finance-card'
import { LicenceCard } from './licence-card'
import { messages } from '../messages'
import { MoreCard } from './more-card'
import { OrderHead } from './order-head'
import { PeopleCard } from './people-card'
import { ProgressCard } from './progress-card'
import { RefundCard } from './refund-card'
import { RightsCard } from './rights-card'
import { isPast, statusRowOf } from '../status-row'
import type { OrderSheets } from '../sheets/use-order-sheets'
import { VehicleCard } from './vehicle-card'
import './order-content.scss'

interface OrderContentProps {
  order: OrderDetail
  /** The latest reading failed: what is shown may be old. */
  isStale: boolean
  onReload: () => void
  onSheet: OrderSheets['show']
}

/** One order from its status to its records; a card without data is not drawn. */
export function OrderContent({ order, isStale, onReload, onSheet }: OrderContentProps) {
  const status = statusRowOf(order)
  return (
    <View>
      {isStale && (
        <View className="order-content__stale">
          <Notice tone="orange" icon="wifi-off">
            {messages.stale}
          </Notice>
        </View>
      )}
      <OrderHead order={order} onClosed={onReload} />
      <Card className="order-content__steps">
        <Steps steps={progressSteps(order)} />
      </Card>
      <VehicleCard order={order} onDetails={() => onSheet('car')} />
      <PeopleCard storeInfo={order.storeInfo} />
      <ProgressCard milestones={order.milestones} tone={status.tone} />
      <ContractCard order={order} />
      <LicenceCard order={order} />
      <FinanceCard order={order} />
      <AmountsCard order={order} />
      <RefundCard order={order} />
      {!isPast(status) && <RightsCard order={order} />}
      <FilesCard order={order} />
      <FactsCard order={order} />
      <MoreCard order={order} onShare={() => onSheet('share')} />
    </View>
  )
}
