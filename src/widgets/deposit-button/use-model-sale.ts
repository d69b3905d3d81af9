import { useState } from 'react'
import { useStore } from 'zustand/react'
import type { MarketAllocation } from '@/domain/vehicle/model-home'
import { depositSaleState, offersBothDeposits, type DepositSaleState } from '@/domain/order/deposit-sale'
import { useWhileShown } from '@/hooks/use-while-shown'
import { createDepositSale } from '@/services/deposit-sale/controller'

/** The sale of one model. */
export interface ModelSale {
  state: DepositSaleState<MarketAllocation>
  /** Both deposits are switched on. */
  offersBoth: boolean
}

/** What can be ordered of a model now; follows the sale while the page is shown. Undefined until it is known. */
export function useModelSale(modelId: string | undefined): ModelSale | undefined {
  const [controller] = useState(() => createDepositSale())
  useWhileShown(() => {
    controller.start()
    return controller.stop
  }, modelId !== undefined)

  const { sale } = useStore(controller.store)
  const model = sale?.home.modelList.find(({ id }) => id === modelId)
  if (sale === undefined || model === undefined) return undefined
  const { marketAllocationVos: allocations } = model
  return { state: depositSaleState(allocations, sale.atMs), offersBoth: offersBothDeposits(allocations) }
}
