import { open, replace } from '@/services/navigation/open'
import type { PlacingOutcome } from './outcome'
import { alertPlacing } from './placing-alert'
import { sharedSteps, takeStep, type SharedStepOptions } from './steps'

/** What a page does about what its order has come to. */
export interface PlacingOptions extends Omit<SharedStepOptions, 'tellRefusal'> {
  /** The order is there, and its page is about to open. */
  onPlaced?: () => void
}

/** Says what an order's placing has come to and leads on from there; settles when it was read. */
export const followPlacing = (outcome: PlacingOutcome, { onPlaced, ...shared }: PlacingOptions): Promise<void> =>
  takeStep<PlacingOutcome>(
    {
      ...sharedSteps({ ...shared, tellRefusal: alertPlacing }),
      placed: ({ order }) => {
        onPlaced?.()
        return replace('pages/mall/order/casher', { id: order.id })
      },
      notOnSale: async (trouble) => {
        await alertPlacing(trouble)
        return open('pages/order/index')
      },
      linkLost: (trouble) => {
        shared.onReload()
        return alertPlacing(trouble)
      },
      placedBefore: async (trouble) => {
        await alertPlacing(trouble)
        return replace('pages/mall/order/list')
      },
      unknown: alertPlacing,
    },
    outcome,
  )
