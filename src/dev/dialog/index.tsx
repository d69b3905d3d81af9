import { useState } from 'react'
import { Button } from '@/ui/button'
import { copyText } from '@/ui/popup/copy'
import { alertDialog, confirmDialog } from '@/ui/popup/dialogs'
import { DevPage } from '@/dev/catalogue/dev-page'
import { Specimen } from '@/dev/catalogue/specimen'

/** Everything that is called and not placed: toasts, alert, confirm. */
export default function DialogPage() {
  const [answer, setAnswer] = useState('nothing yet')
  const ask = async () => setAnswer(String(await confirmDialog(CANCEL_ORDER)))

  return (
    <DevPage title="Dialogs">
      <Specimen name={`Answer: ${answer}`}>
        <Button
          onPress={() => void alertDialog({ title: 'Saved as a draft', text: 'It is sent when the network is back.' })}
        >
          Alert
        </Button>
        <Button onPress={() => void ask()}>Confirm</Button>
      </Specimen>
      <Specimen name="Toasts">
        <Button kind="quiet" onPress={() => void copyText('VL2026')}>
          Copy
        </Button>
      </Specimen>
    </DevPage>
  )
}

const CANCEL_ORDER = {
  title: 'Cancel this order?',
  text: 'Your build slot goes to the next person in line. Nothing is charged.',
}
