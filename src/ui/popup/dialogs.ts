import { messages } from '@/ui/messages'
import { changePopups, readPopups, type DialogView } from './store'

export interface AlertOptions {
  title: string
  text?: string
  okLabel?: string
}

export interface ConfirmOptions extends AlertOptions {
  cancelLabel?: string
  /** The OK label is the verb, in red. */
  isDestructive?: boolean
}

const enqueue = <T>(build: (answer: (value: T) => void) => DialogView): Promise<T> =>
  new Promise((resolve) => {
    const dialog = build((value) => {
      changePopups({ dialogs: readPopups().dialogs.filter((one) => one !== dialog) })
      resolve(value)
    })
    changePopups({ dialogs: [...readPopups().dialogs, dialog] })
  })

/** Tells something that must be read; settles when OK is tapped. */
export const alertDialog = ({ okLabel = messages.ok, ...rest }: AlertOptions): Promise<void> =>
  enqueue<void>((answer) => ({ kind: 'alert', okLabel, ...rest, answer }))

/** Asks; true means OK, false Cancel or Escape. */
export const confirmDialog = (options: ConfirmOptions): Promise<boolean> => {
  const { okLabel = messages.ok, cancelLabel = messages.cancel, isDestructive = false, ...rest } = options
  return enqueue<boolean>((answer) => ({ kind: 'confirm', okLabel, cancelLabel, isDestructive, ...rest, answer }))
}
