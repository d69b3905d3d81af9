import type { MarketAllocation, ModelHomeItem } from '@/domain/vehicle/model-home'
import { depositSaleState, type DepositSaleState } from '@/domain/order/deposit-sale'
import type { DepositSaleView } from '@/services/deposit-sale/controller'
import { chooseModel } from './choose-model'

/** What the "Buy car" page shows. */
export type BuyCarView =
  | { kind: 'loading' }
  | { kind: 'failed'; text: string }
  | { kind: 'empty' }
  | {
      kind: 'ready'
      models: readonly ModelHomeItem[]
      model: ModelHomeItem
      sale: DepositSaleState<MarketAllocation>
      /** The latest reading failed: what is shown may be old. */
      isStale: boolean
    }

/** What to show of the sale, for the model that is wanted. */
export const buyCarView = ({ sale, failure }: DepositSaleView, wantedId: string | undefined): BuyCarView => {
  if (sale === undefined) return failure === undefined ? { kind: 'loading' } : { kind: 'failed', text: failure }
  const models = sale.home.modelList
  const model = chooseModel(models, wantedId)
  if (model === undefined) return { kind: 'empty' }
  return {
    kind: 'ready',
    models,
    model,
    sale: depositSaleState(model.marketAllocationVos, sale.atMs),
    isStale: failure !== undefined,
  }
}
