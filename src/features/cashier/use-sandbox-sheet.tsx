import { useState, type ReactNode } from 'react'
import { amountOf } from './payable'
import type { DeskProps } from './desk'
import { SandboxPayment } from './sandbox-payment'

/** What `useSandboxSheet` answers. */
export interface SandboxSheetView {
  sheet: ReactNode
  isChoosing: boolean
  reopen: () => void
}

/** The sheet of the sandbox over a desk. A live attempt whose sheet was closed only needs the sheet again. */
export function useSandboxSheet({
  view,
  payable,
  onDecide,
}: Pick<DeskProps, 'view' | 'payable' | 'onDecide'>): SandboxSheetView {
  const [isDismissed, setDismissed] = useState(false)
  const isChoosing = view.status === 'choosing'
  const sheet = (
    <SandboxPayment
      isOpen={isChoosing && !isDismissed}
      amountFen={amountOf(payable)}
      onDecide={onDecide}
      onClose={() => setDismissed(true)}
    />
  )
  return { sheet, isChoosing, reopen: () => setDismissed(false) }
}
