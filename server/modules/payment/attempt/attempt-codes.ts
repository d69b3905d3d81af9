import { PayMethod, PayStatus } from '@/wire/enums/payment'
import { codeList } from '../../../db/code-list'

const { created, pending, paid } = PayStatus

/** The statuses in which an attempt may still be paid; partial indexes of `payment_attempt` name them. */
export const LIVE = codeList([created, pending])

/** The statuses of an attempt that came to something or still may. */
export const COUNTING = codeList([created, pending, paid])

/** Ways in which a shopper announces money that nobody can call back; it stands beside the one live attempt. */
export const ANNOUNCED = codeList([PayMethod.accountTransfer])

/** Ways that a till takes: once it has an attempt in hand, only the till says how it ends. */
export const AT_TILL = codeList([PayMethod.posMachine])

/** A transfer that is announced and not matched yet. */
export const ON_ITS_WAY = `method IN ${ANNOUNCED} AND status = ${pending}`

/** An attempt that a till is charging. */
export const IN_TILLS_HAND = `method IN ${AT_TILL} AND status = ${pending}`
