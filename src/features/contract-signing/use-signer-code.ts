import { useRef, useState } from 'react'
import type { ContractDetail } from '@/wire/schemas/contract'
import { SmsType } from '@/wire/enums/platform'
import { ErrorCode, type RetryAfterData } from '@/wire/errors'
import { SECOND_MS } from '@/domain/time/duration'
import { sendSmsCode } from '@/services/api/account'
import { verifySigner } from '@/services/api/contract'
import { ApiError, isRefusal } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { serverNow } from '@/services/server-clock'
import { alertDialog } from '@/ui/feedback/dialogs'
import { messages } from './messages'

const retryAfterOf = (error: unknown): number | undefined =>
  error instanceof ApiError && isRefusal(error, ErrorCode.smsTooOften)
    ? (error.data as Partial<RetryAfterData> | undefined)?.retryAfterSeconds
    : undefined

/**
 * The code by which a signer is checked: sent, typed, sent again.
 *
 * @param phone - the account's number; the code goes nowhere else.
 */
export function useSignerCode(id: string, phone: string, onChecked: (contract: ContractDetail) => void): SignerCode {
  const [isOpen, setOpen] = useState(false)
  const [digits, setDigits] = useState('')
  const [error, setError] = useState<string>()
  const [resendAtMs, setResendAtMs] = useState(0)
  const [isBusy, setBusy] = useState(false)
  // The sixth digit and the button may both submit before the page is drawn again.
  const isSending = useRef(false)

  const send = async (): Promise<void> => {
    try {
      const { resendAfterSeconds } = await sendSmsCode({ phoneNumber: phone, smsType: SmsType.contractSigning })
      setResendAtMs(serverNow() + resendAfterSeconds * SECOND_MS)
      setError(undefined)
      setDigits('')
      setOpen(true)
    } catch (failure) {
      const retryAfterSeconds = retryAfterOf(failure)
      if (retryAfterSeconds === undefined)
        return alertDialog({ title: messages.codeFailed, text: failureText(failure) })
      // One is on its way already: it can still be typed.
      setResendAtMs(serverNow() + retryAfterSeconds * SECOND_MS)
      setOpen(true)
    }
  }

  const submit = async (code: string): Promise<void> => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      onChecked(await verifySigner({ id, code }))
      setOpen(false)
    } catch (failure) {
      setError(failureText(failure))
      setDigits('')
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const type = (next: string): void => {
    setDigits(next)
    setError(undefined)
  }

  return { isOpen, digits, error, resendAtMs, isBusy, send, submit, type, close: () => setOpen(false) }
}

export interface SignerCode {
  isOpen: boolean
  digits: string
  error: string | undefined
  resendAtMs: number
  isBusy: boolean
  send: () => Promise<void>
  submit: (code: string) => Promise<void>
  type: (next: string) => void
  close: () => void
}
