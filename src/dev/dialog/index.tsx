import { useState } from 'react'
import { Button } from '@/ui/button'
import { copyText } from '@/ui/feedback/copy'
import { alertDialog, confirmDialog, promptDialog } from '@/ui/feedback/dialogs'
import { withLoading } from '@/ui/feedback/loading'
import { showToast } from '@/ui/feedback/toast'
import { DevPage } from '@/dev/catalogue/dev-page'
import { Specimen } from '@/dev/catalogue/specimen'

const SAMPLE_WAIT_MS = 3_000

/** Everything that is called and not placed: toasts, loading, alert, confirm, prompt. */
export default function DialogPage() {
  const [answer, setAnswer] = useState('nothing yet')
  const ask = async () => setAnswer(String(await confirmDialog(CANCEL_ORDER)))
  const askText = async () => setAnswer(String(await promptDialog({ title: 'Invoice email' })))

  return (
    <DevPage title="Dialogs">
      <Specimen name={`Answer: ${answer}`}>
        <Button
          onPress={() => void alertDialog({ title: 'Saved as a draft', text: 'It is sent when the network is back.' })}
        >
          Alert
        </Button>
        <Button onPress={() => void ask()}>Confirm</Button>
        <Button onPress={() => void askText()}>Prompt</Button>
      </Specimen>
      <Specimen name="Toasts">
        <Button kind="quiet" onPress={() => void copyText('VL2026')}>
          Copy
        </Button>
        <Button kind="quiet" onPress={() => showToast('Saved', { hasIcon: true })}>
          With icon
        </Button>
        <Button
          kind="quiet"
          onPress={() => void withLoading(() => new Promise((resolve) => setTimeout(resolve, SAMPLE_WAIT_MS)))}
        >
          Loading
        </Button>
      </Specimen>
    </DevPage>
  )
}

const CANCEL_ORDER = {
  title: 'Cancel this order?',
  text: 'Your build slot goes to the next person in line. Nothing is charged.',
}
