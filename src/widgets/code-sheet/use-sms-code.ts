import { useRef, useState } from 'react'
import type { SmsType } from '@/wire/enums/platform'
import { SECOND_MS } from '@/domain/time/duration'
import { sendSmsCode } from '@/services/api/account'
import { failureText } from '@/services/request/failure-text'
import { isCodeSent, retryAtOf } from '@/services/request/retry-at'
import { serverNow } from '@/services/server-clock'
import { alertDialog } from '@/ui/popup/dialogs'
import { messages } from './messages'

interface SmsCodeUse {
  /** The number that is asked; the code goes nowhere else. */
  phone: string
  smsType: SmsType
  /** Uses the code; what it throws is said under the boxes. */
  check: (code: string) => Promise<void>
}

/** A code that confirms something: sent, typed, sent again. */
export function useSmsCode({ phone, smsType, check }: SmsCodeUse): SmsCode {
  const [isOpen, setOpen] = useState(false)
  const [digits, setDigits] = useState('')
  const [error, setError] = useState<string>()
  const [resendAtMs, setResendAtMs] = useState(0)
  const [isBusy, setBusy] = useState(false)
  // The sixth digit and the button may both submit before the page is drawn again.
  const isSending = useRef(false)

  const send = async (): Promise<void> => {
    try {
      const { resendAfterSeconds } = await sendSmsCode({ phoneNumber: phone, smsType })
      setResendAtMs(serverNow() + resendAfterSeconds * SECOND_MS)
      setError(undefined)
      setDigits('')
      setOpen(true)
    } catch (failure) {
      const text = failureText(failure)
      setResendAtMs((before) => retryAtOf(failure) ?? before)
      if (!isCodeSent(failure)) return alertDialog({ title: messages.codeFailed, text })
      // An error of before is not of the sheet that opens; in an open one it says why no other code comes.
      setError(isOpen ? text : undefined)
      setOpen(true)
    }
  }

  const submit = async (code: string): Promise<void> => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      await check(code)
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

export interface SmsCode {
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
