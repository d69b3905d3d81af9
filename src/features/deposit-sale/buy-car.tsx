import type { MarketAllocation, ModelHomeItem } from '@/domain/vehicle/model-home'
import type { DepositSaleState } from '@/domain/order/deposit-sale'
import { openRoute } from '@/services/navigation/open'
import { payPage } from '@/services/navigation/pay-page'
import { CarStrip } from './car-strip'
import { ResumeStrip } from './resume-strip'
import { RightsRow } from './rights-row'
import { SaleActions } from './sale-actions'
import { PosterScreen } from './poster-screen'
import { useResumable } from './use-resumable'
import { useUnpaidOrder } from './use-unpaid-order'

interface BuyCarProps {
  models: readonly ModelHomeItem[]
  model: ModelHomeItem
  sale: DepositSaleState<MarketAllocation>
  onChoose: (modelId: string) => void
  onOpenRights: () => void
}

/** The poster, rights and buttons of the chosen model. */
export function BuyCar({ models, model, sale, onChoose, onOpenRights }: BuyCarProps) {
  const { order, onEnd } = useUnpaidOrder()
  const firstRight = sale.kind === 'none' ? undefined : sale.allocation.marketRights[0]
  const resumable = useResumable(model.id)
  // What must be paid in time comes before what can wait.
  const strip = order ? (
    <ResumeStrip order={order} onResume={() => void openRoute(payPage(order))} onEnd={onEnd} />
  ) : (
    resumable && <CarStrip {...resumable} />
  )
  return (
    <PosterScreen models={models} model={model} onChoose={onChoose} strip={strip}>
      {firstRight !== undefined && <RightsRow right={firstRight} onOpen={onOpenRights} />}
      <SaleActions model={model} sale={sale} />
    </PosterScreen>
  )
}
