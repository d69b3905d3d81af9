import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import type { MarketAllocation, ModelHomeItem } from '@/domain/vehicle/model-home'
import { depositSaleState, type DepositSaleState } from '@/domain/order/deposit-sale'
import { useWhileShown } from '@/hooks/use-while-shown'
import { address } from '@/platform/address'
import { firstPaint } from '@/platform/first-paint'
import { ENTRY_PAGE } from '@/page-table/facts'
import { createDepositSale, type DepositSaleView } from '@/services/deposit-sale/controller'
import { takeTabParams } from '@/services/navigation/tab-params'
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
export function buyCarView({ sale, failure }: DepositSaleView, wantedId: string | undefined): BuyCarView {
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

/** The sale while its page is shown, and the model chosen on it, which a reload finds again. */
export function useBuyCar(linkedModelId: string | undefined) {
  const [controller] = useState(() => createDepositSale())
  const [wantedId, setWantedId] = useState(linkedModelId)
  const view = buyCarView(useStore(controller.store), wantedId)

  useWhileShown(() => {
    controller.start()
    return controller.stop
  })

  const isWaiting = view.kind === 'loading'
  useEffect(() => {
    if (!isWaiting) firstPaint.end()
  }, [isWaiting])
  useDidHide(firstPaint.end)

  const choose = (modelId: string) => {
    setWantedId(modelId)
    address.keepQuery({ model: modelId })
  }

  // A slide or a link of another page may ask for a model while this tab is alive.
  useDidShow(() => {
    const { model } = takeTabParams(ENTRY_PAGE)
    if (model !== undefined) choose(model)
  })

  return { view, choose, reload: controller.reload }
}
