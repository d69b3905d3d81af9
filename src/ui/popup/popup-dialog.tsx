import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import type { DialogView } from './store'

/** One waiting dialog: alert or confirm. */
export function PopupDialog({ dialog }: { dialog: DialogView }) {
  switch (dialog.kind) {
    case 'alert':
      return <Ask dialog={dialog} onOk={dialog.answer} onEscape={dialog.answer} />
    case 'confirm':
      return (
        <Ask
          dialog={dialog}
          isDestructive={dialog.isDestructive}
          cancelLabel={dialog.cancelLabel}
          onOk={() => dialog.answer(true)}
          onEscape={() => dialog.answer(false)}
        />
      )
    default:
      return dialog satisfies never
  }
}

interface AskProps {
  dialog: Pick<DialogView, 'title' | 'text' | 'okLabel'>
  cancelLabel?: string
  isDestructive?: boolean
  onOk: () => void
  onEscape: () => void
}

function Ask({ dialog, cancelLabel, isDestructive, onOk, onEscape }: AskProps) {
  return (
    <Dialog
      isOpen
      title={dialog.title}
      text={dialog.text}
      onEscape={onEscape}
      actions={
        <>
          {cancelLabel && (
            <Button kind="quiet" onPress={onEscape}>
              {cancelLabel}
            </Button>
          )}
          <Button kind={isDestructive ? 'danger' : 'ink'} onPress={onOk}>
            {dialog.okLabel}
          </Button>
        </>
      }
    />
  )
}
