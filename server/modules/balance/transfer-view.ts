import type { BankTransfer, Payee } from '@/wire/schemas/balance'
import { PayMethod } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { timeText } from '../../http/time-text'
import { attemptView, type AttemptRow } from '../payment/attempt/attempt-row'

/** What a transfer's view takes beside its row. */
export interface TransferNeeds {
  payee: () => Payee
}

/** A transfer; its number is the remark that links the money to it. Receipts have their paths until the reply leaves. */
export const transferView = ({ payee }: TransferNeeds, attempt: AttemptRow): BankTransfer => ({
  attempt: attemptView(attempt),
  payee: payee(),
  remark: attempt.payNo,
  slips: attempt.slips.map((path) => ({ path, url: path })),
  announcedTime: timeText(attempt.announcedAt),
})

/** @throws Refusal paymentNotFound for a payment that is no transfer. */
export const checkTransfer = ({ method }: AttemptRow): void => {
  if (method !== PayMethod.accountTransfer) throw new Refusal(ErrorCode.paymentNotFound)
}
