import type { WxFamily } from './strict-wx'

/** A view of WeChat's own that waits for the user. */
export type DialogKind = 'modal' | 'payment' | 'authorization' | 'share'

interface Answers {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

/** The native views that are open. */
export interface Dialogs {
  readonly family: WxFamily
  open(kind: DialogKind): Promise<unknown>
  confirm(kind: DialogKind, result: unknown): void
  cancel(kind: DialogKind, error: Error): void
}

/** They stay open until the client answers, as it would by `miniProgram.native()`. */
export function createDialogs(): Dialogs {
  const waiting = new Map<DialogKind, Answers>()
  const take = (kind: DialogKind): Answers => {
    const answers = waiting.get(kind)
    if (!answers) throw new Error(`no ${kind} view is open`)
    waiting.delete(kind)
    return answers
  }
  const open = (kind: DialogKind): Promise<unknown> =>
    new Promise((resolve, reject) => {
      waiting.set(kind, { resolve, reject })
    })
  return {
    open,
    confirm: (kind, result) => take(kind).resolve(result),
    cancel: (kind, error) => take(kind).reject(error),
    family: {
      calls: {
        showModal: () => open('modal'),
        authorize: () => open('authorization'),
        requestPayment: () => open('payment'),
      },
    },
  }
}
