import { ErrorCode } from '@/wire/errors'
import { isRefusal } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'

/** Why a code confirmed nothing, and what that means for what was typed. */
export interface CodeFailure {
  text: string
  /** The code is of no more use: only another one helps. */
  isCodeSpent: boolean
  /** What was typed may be right: it stays for another try. */
  keepsDigits: boolean
}

/** Reads what the server, or the network, said against a code. */
export const codeFailureOf = (error: unknown): CodeFailure => {
  const isCodeSpent = isRefusal(error, ErrorCode.codeExpired, ErrorCode.codeTriesSpent)
  const isWrong = isCodeSpent || isRefusal(error, ErrorCode.wrongCode)
  return { text: failureText(error), isCodeSpent, keepsDigits: !isWrong }
}
