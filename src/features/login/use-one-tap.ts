import { useState } from 'react'
import { phoneCodeOf } from '@/platform/phone-number'
import type { PhoneNumberDetail } from '@/platform/phone-number/types'
import { failureText } from '@/services/request/failure-text'
import { registerByPhoneNumber } from '@/services/session/log-in'
import { messages } from './messages'

/** Logging in with the number that the host app shares; a refusal stays on the page and says what else there is. */
export function useOneTap(): OneTap {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const logIn = async (detail: PhoneNumberDetail): Promise<void> => {
    const phoneCode = phoneCodeOf(detail)
    if (phoneCode === undefined) {
      setProblem(messages.notShared)
      return
    }
    setProblem(undefined)
    setBusy(true)
    try {
      await registerByPhoneNumber({ phoneCode })
    } catch (error) {
      setProblem(failureText(error))
    } finally {
      setBusy(false)
    }
  }

  return { problem, isBusy, logIn }
}

export interface OneTap {
  problem: string | undefined
  isBusy: boolean
  logIn: (detail: PhoneNumberDetail) => Promise<void>
}
