import { useState } from 'react'
import { updateOpenLevc } from '@/services/api/order'
import { failureText } from '@/services/request/failure-text'
import { alertDialog } from '@/ui/feedback/dialogs'
import { messages } from './messages'

/** What `useLevcSwitch` answers. */
export interface LevcSwitch {
  isBusy: boolean
  turn: (isOn: boolean) => Promise<void>
}

/** Lets one's own cars tell where they are (`openLevc` on the wire), or no longer, and looks at the map anew. */
export function useLevcSwitch(onTurned: () => void): LevcSwitch {
  const [isBusy, setIsBusy] = useState(false)
  const turn = async (isOn: boolean): Promise<void> => {
    setIsBusy(true)
    try {
      await updateOpenLevc(isOn)
      onTurned()
    } catch (error) {
      await alertDialog({ title: messages.notTurned, text: failureText(error) })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, turn }
}
