import { useState } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { TextInput } from '@/ui/text-input'
import type { DialogView } from './store'

/** One waiting dialog: alert, confirm or prompt. */
export function FeedbackDialog({ dialog }: { dialog: DialogView }) {
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
    case 'prompt':
      return <Prompt dialog={dialog} />
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

function Prompt({ dialog }: { dialog: Extract<DialogView, { kind: 'prompt' }> }) {
  const [text, setText] = useState(dialog.initial)
  const trimmed = text.trim()
  const submit = () => {
    if (trimmed) dialog.answer(trimmed)
  }
  return (
    <Dialog
      isOpen
      title={dialog.title}
      text={dialog.text}
      onEscape={() => dialog.answer(null)}
      actions={
        <>
          <Button kind="quiet" onPress={() => dialog.answer(null)}>
            {dialog.cancelLabel}
          </Button>
          <Button isDisabled={!trimmed} onPress={submit}>
            {dialog.okLabel}
          </Button>
        </>
      }
    >
      <TextInput
        className="feedback__field"
        label={dialog.title}
        value={text}
        placeholder={dialog.placeholder}
        isFocused
        onChange={setText}
        onSubmit={submit}
      />
    </Dialog>
  )
}
