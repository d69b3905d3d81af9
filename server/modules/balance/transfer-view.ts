import type { BankTransfer, Payee } from '@/wire/schemas/balance'
import { PayMethod } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { timeText } from '../../http/time-text'
import { signedLink } from '../file/file-link'
import { attemptView, type AttemptRow } from '../payment/attempt/attempt-row'
import type { KeyRing } from '../../secrets/key-ring'

/** What a transfer's view takes beside its row: the account, and what signs the links to its receipts. */
export interface TransferNeeds {
  payee: () => Payee
  secret: KeyRing
}

/** A transfer as it travels; its number is the remark that links the money to it. */
export const transferView = ({ payee, secret }: TransferNeeds, attempt: AttemptRow, now: Date): BankTransfer => ({
  attempt: attemptView(attempt),
  payee: payee(),
  remark: attempt.payNo,
  slips: attempt.slips.map((path) => ({ path, url: signedLink(secret, path, now) })),
  announcedTime: timeText(attempt.announcedAt),
})

/** @throws Refusal paymentNotFound for a payment that is no transfer. */
export const checkTransfer = ({ method }: AttemptRow): void => {
  if (method !== PayMethod.accountTransfer) throw new Refusal(ErrorCode.paymentNotFound)
}
