import type { ComponentType } from 'react'
import { useStore } from 'zustand/react'
import { createStore } from 'zustand/vanilla'

interface DialogBase {
  readonly title: string
  readonly text?: string | undefined
  readonly okLabel: string
}

/** A dialog on screen and how its answer reaches the caller. */
export type DialogView =
  | (DialogBase & { readonly kind: 'alert'; readonly answer: () => void })
  | (DialogBase & {
      readonly kind: 'confirm'
      readonly cancelLabel: string
      readonly isDestructive: boolean
      readonly answer: (isOk: boolean) => void
    })

export interface PopupState {
  /** What is said in passing; null when nothing is. */
  readonly toast: { readonly text: string } | null
  /** Waiting dialogs; the first is on screen. */
  readonly dialogs: readonly DialogView[]
  /** What shells and widgets draw above the page; each knows itself when it is open. */
  readonly layers: readonly ComponentType[]
}

const popups = createStore<PopupState>(() => ({ toast: null, dialogs: [], layers: [] }))

export const readPopups = (): PopupState => popups.getState()

export const changePopups = (change: Partial<PopupState>): void => popups.setState(change)

export function usePopups(): PopupState {
  return useStore(popups)
}
