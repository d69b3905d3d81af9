import { keepOrderDraft } from '@/services/configuration/draft'
import { goBack } from '@/services/navigation/go-back'
import { alertDialog } from '@/ui/feedback/dialogs'
import { showToast } from '@/ui/feedback/toast'
import { sharedSteps, takeStep, type SharedStepOptions } from '../../placing/steps'
import { messages } from '../messages'
import type { EditOutcome } from './save-edit'

interface EditOptions extends Omit<SharedStepOptions, 'tellRefusal'> {
  orderId: string
  onReload: () => void
}

const tellUnknown = () => alertDialog({ title: messages.savedUnknown, text: messages.savedUnknownText })

/** Says what saving a changed order has come to and leads on from there; settles when it was read. */
export const followEdit = (outcome: EditOutcome, { orderId, onReload, ...shared }: EditOptions): Promise<void> => {
  const leave = () => goBack('pages/real-order-detail/index', { id: orderId })
  return takeStep<EditOutcome>(
    {
      ...sharedSteps({ ...shared, tellRefusal: ({ text }) => alertDialog({ title: messages.notSaved, text }) }),
      saved: () => {
        keepOrderDraft(orderId)
        showToast(messages.saved)
        return leave()
      },
      ended: async () => {
        await alertDialog({ title: messages.lockedTitle, text: messages.lockedText })
        return leave()
      },
      notOnSale: async ({ text }) => {
        await alertDialog({ title: messages.notSaved, text })
        return onReload()
      },
      agreementOutdated: tellUnknown,
      placedBefore: tellUnknown,
      unknown: tellUnknown,
    },
    outcome,
  )
}
