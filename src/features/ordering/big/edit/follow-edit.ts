import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { alertPlacing } from '../../placing/placing-alert'
import { sharedSteps, takeStep, type SharedStepOptions } from '../../placing/steps'
import { messages } from '../messages'
import type { EditOutcome } from './save-edit'

interface EditOptions extends Omit<SharedStepOptions, 'tellRefusal'> {
  /** Nothing is to be changed here any more. */
  onLeave: () => Promise<void>
}

const tellRefusal = ({ text }: { text: string }) => alertDialog({ title: messages.notSaved, text })
const tellUnknown = () => alertPlacing({ kind: 'unknown' })

/** Says what saving a changed order has come to and leads on from there; settles when it was read. */
export const followEdit = (outcome: EditOutcome, { onLeave, ...shared }: EditOptions): Promise<void> =>
  takeStep<EditOutcome>(
    {
      ...sharedSteps({ ...shared, tellRefusal }),
      saved: () => {
        showToast(messages.saved)
        return onLeave()
      },
      ended: async () => {
        await alertDialog({ title: messages.lockedTitle, text: messages.lockedText })
        return onLeave()
      },
      turnNeeded: tellRefusal,
      notOnSale: async (refusal) => {
        await tellRefusal(refusal)
        return shared.onReload()
      },
      placedBefore: tellUnknown,
      unknown: tellUnknown,
    },
    outcome,
  )
