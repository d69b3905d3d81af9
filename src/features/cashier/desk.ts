import type { ReactNode } from 'react'
import type { User } from '@/wire/schemas/account'
import type { PayMethod, SandboxOutcome } from '@/wire/enums/payment'
import type { PaymentView } from '@/services/payment/payment-view'
import type { Payable } from './payable'

/** What every desk is given: the cashier of an order, and that of another client. */
export interface DeskProps {
  nav: ReactNode
  user: User
  payable: Payable
  view: PaymentView
  /** Nothing is begun any more until the server has said what became of the order. */
  isTimeUp: boolean
  onPay: (method: PayMethod) => Promise<void>
  onDecide: (outcome: SandboxOutcome) => Promise<void>
  onTimeUp: () => void
  onLeave: () => void
}
