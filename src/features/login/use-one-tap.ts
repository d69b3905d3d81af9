import { useState } from 'react'
import { phoneCodeOf } from '@/platform/phone-number'
import type { PhoneNumberDetail } from '@/platform/phone-number/types'
import { failureText } from '@/services/request/failure-text'
import { registerByPhoneNumber } from '@/services/session/log-in'
import { messages } from './messages'

/** Logging in with the number that the host app shares; a refusal stays on the page and says what else there is. */
export function useOneTap(): OneTap {
  const [isNotShared, setNotShared] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const logIn = async (detail: PhoneNumberDetail): Promise<void> => {
    const phoneCode = phoneCodeOf(detail)
    setNotShared(phoneCode === undefined)
    setFailure(undefined)
    if (phoneCode === undefined) return
    setBusy(true)
    try {
      await registerByPhoneNumber({ phoneCode })
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }

  return { problem: isNotShared ? messages.notShared : failure, isBusy, logIn }
}

export interface OneTap {
  problem: string | undefined
  isBusy: boolean
  logIn: (detail: PhoneNumberDetail) => Promise<void>
}
