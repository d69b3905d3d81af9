import { alertDialog } from '@/ui/feedback/dialogs'
import { showToast } from '@/ui/feedback/toast'
import { messages as placingWords } from '../../placing/messages'
import { sharedSteps, takeStep, type SharedStepOptions } from '../../placing/steps'
import { messages } from '../messages'
import type { EditOutcome } from './save-edit'

interface EditOptions extends Omit<SharedStepOptions, 'tellRefusal'> {
  onReload: () => void
  /** Nothing is to be changed here any more. */
  onLeave: () => Promise<void>
}

const tellUnknown = () => alertDialog({ title: placingWords.unknown, text: messages.savedUnknownText })

/** Says what saving a changed order has come to and leads on from there; settles when it was read. */
export const followEdit = (outcome: EditOutcome, { onReload, onLeave, ...shared }: EditOptions): Promise<void> =>
  takeStep<EditOutcome>(
    {
      ...sharedSteps({ ...shared, tellRefusal: ({ text }) => alertDialog({ title: messages.notSaved, text }) }),
      saved: () => {
        showToast(messages.saved)
        return onLeave()
      },
      ended: async () => {
        await alertDialog({ title: messages.lockedTitle, text: messages.lockedText })
        return onLeave()
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
