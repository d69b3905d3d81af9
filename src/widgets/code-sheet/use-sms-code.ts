import { useRef, useState } from 'react'
import type { SmsType } from '@/wire/enums/platform'
import { SECOND_MS } from '@/domain/time/duration'
import { sendSmsCode } from '@/services/api/account'
import { failureText } from '@/services/request/failure-text'
import { isCodeSent, retryAtOf } from '@/services/request/retry-at'
import { serverNow } from '@/services/server-clock'
import { alertDialog } from '@/ui/popup/dialogs'
import { codeFailureOf, type CodeFailure } from './code-failure'
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
  const [failure, setFailure] = useState<CodeFailure>()
  const [resendAtMs, setResendAtMs] = useState(0)
  const [isBusy, setBusy] = useState(false)
  // The sixth digit and the button may both submit before the page is drawn again.
  const isSending = useRef(false)
  const isSpent = failure?.isCodeSpent ?? false

  const send = async (): Promise<void> => {
    try {
      const { resendAfterSeconds } = await sendSmsCode({ phoneNumber: phone, smsType })
      setResendAtMs(serverNow() + resendAfterSeconds * SECOND_MS)
      setFailure(undefined)
      setDigits('')
      setOpen(true)
    } catch (error) {
      const text = failureText(error)
      setResendAtMs((before) => retryAtOf(error) ?? before)
      if (!isCodeSent(error)) return alertDialog({ title: messages.codeFailed, text })
      // An error of before is not of the sheet that opens; in an open one it says why no other code comes.
      setFailure(isOpen ? { text, isCodeSpent: false, keepsDigits: true } : undefined)
      setOpen(true)
    }
  }

  const submit = async (code: string): Promise<void> => {
    if (isSending.current || isSpent) return
    isSending.current = true
    setBusy(true)
    try {
      await check(code)
      setOpen(false)
    } catch (error) {
      const why = codeFailureOf(error)
      setFailure(why)
      if (!why.keepsDigits) setDigits('')
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const type = (next: string): void => {
    if (isSpent || isBusy) return
    setDigits(next)
    setFailure(undefined)
  }

  return { isOpen, digits, error: failure?.text, resendAtMs, isBusy, send, submit, type, close: () => setOpen(false) }
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
