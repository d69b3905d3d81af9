import { open, replace } from '@/services/navigation/open'
import { showToast } from '@/ui/popup/toast'
import { messages } from './messages'
import type { PlacingOutcome } from './outcome'
import { alertPlacing } from './placing-alert'
import { sharedSteps, takeStep, type SharedStepOptions } from './steps'

/** What a page does about what its order has come to. */
export interface PlacingOptions extends Omit<SharedStepOptions, 'tellRefusal' | 'isStillHere'> {
  /** The order is there, and its page is about to open. */
  onPlaced?: () => void
  /** The deposit whose line is to be joined where there is one. */
  deposit: { modelId: string; marketPostId: string }
}

/**
 * Says what an order's placing has come to and leads on from there; settles when it was read.
 *
 * @param isStillHere - whether the page that it was placed on is in front.
 */
export const followPlacing = (
  outcome: PlacingOutcome,
  { onPlaced, deposit, ...shared }: PlacingOptions,
  isStillHere: () => boolean,
): Promise<void> =>
  takeStep<PlacingOutcome>(
    {
      ...sharedSteps({ ...shared, isStillHere, tellRefusal: alertPlacing }),
      placed: ({ order }) => {
        onPlaced?.()
        return isStillHere() ? replace('pages/mall/order/casher', { id: order.id }) : showToast(messages.placed)
      },
      notOnSale: async (trouble) => {
        if (!isStillHere()) return alertPlacing({ ...trouble, kind: 'refused' })
        await alertPlacing(trouble)
        return open('pages/order/index')
      },
      turnNeeded: async ({ text }) => {
        await alertPlacing({ kind: 'refused', text })
        if (isStillHere()) await open('pages/mall/order/line', deposit)
      },
      linkLost: (trouble) => {
        shared.onReload()
        return alertPlacing(trouble)
      },
      placedBefore: async (trouble) => {
        await alertPlacing(trouble)
        return (isStillHere() ? replace : open)('pages/mall/order/list')
      },
      unknown: alertPlacing,
    },
    outcome,
  )
