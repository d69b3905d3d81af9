import { updateOpenLevc } from '@/services/api/order'
import { failureText } from '@/services/request/failure-text'
import { alertDialog } from '@/ui/popup/dialogs'
import { messages } from './messages'

/** Lets one's own cars tell where they are (`openLevc` on the wire), or no longer, and looks at the map anew. */
export const turnLevc = async (isOn: boolean, lookAnew: () => void): Promise<void> => {
  try {
    await updateOpenLevc(isOn)
    lookAnew()
  } catch (error) {
    await alertDialog({ title: messages.notTurned, text: failureText(error) })
  }
}
