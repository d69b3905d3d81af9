import { useRef, useState } from 'react'
import { logInByCode } from '@/services/session/log-in'
import { showToast } from '@/ui/popup/toast'
import { codeFailureOf, type CodeFailure } from '@/widgets/code-sheet/code-failure'
import { askForCode } from './ask-for-code'
import { messages } from './messages'
import { pendingCodeSlot, type PendingCode } from './pending-code'

/** Entering the code. Once it is right the session changes, and the page leaves by that. */
export function useCodeEntry({ phone, resendAtMs: firstResendAtMs }: PendingCode): CodeEntry {
  const [digits, setDigits] = useState('')
  const [failure, setFailure] = useState<CodeFailure>()
  const [isBusy, setBusy] = useState(false)
  const [resendAtMs, setResendAtMs] = useState(firstResendAtMs)
  // The sixth digit and the button may both submit before the page is drawn again.
  const isSending = useRef(false)
  const isCodeSpent = failure?.isCodeSpent ?? false

  const submit = async (code: string): Promise<void> => {
    if (isSending.current || isCodeSpent) return
    isSending.current = true
    setBusy(true)
    try {
      // The code was sent only after the agreements were accepted.
      await logInByCode({ phoneNumber: phone, verificationCode: code, agreementsAgreed: true })
      pendingCodeSlot.clear()
    } catch (error) {
      const why = codeFailureOf(error)
      setFailure(why)
      if (!why.keepsDigits) setDigits('')
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const resend = async (): Promise<void> => {
    const answer = await askForCode(phone)
    if (answer.kind === 'sent') {
      setResendAtMs(answer.resendAtMs)
      setFailure(undefined)
      setDigits('')
      showToast(messages.codeSent)
      return
    }
    if (answer.kind === 'sentBefore') setResendAtMs(answer.resendAtMs)
    if (answer.kind === 'tooOften') setResendAtMs(answer.retryAtMs)
    // One that can still be typed came after the one that is spent: the reply to it was lost.
    setFailure({ text: answer.text, isCodeSpent: isCodeSpent && answer.kind !== 'sentBefore', keepsDigits: true })
  }

  return {
    digits,
    error: failure?.text,
    isCodeSpent,
    isBusy,
    resendAtMs,
    type: (next: string) => {
      if (isCodeSpent || isBusy) return
      setDigits(next)
      setFailure(undefined)
    },
    submit,
    resend,
  }
}

export interface CodeEntry {
  digits: string
  error: string | undefined
  isCodeSpent: boolean
  isBusy: boolean
  resendAtMs: number
  type: (next: string) => void
  submit: (code: string) => Promise<void>
  resend: () => Promise<void>
}
