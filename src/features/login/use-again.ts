import { useState } from 'react'
import { ErrorCode } from '@/wire/errors'
import { canSharePhoneNumber } from '@/platform/phone-number'
import { isRefusal } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { logInByWechat } from '@/services/session/log-in'
import { useHasExpired } from '@/stores/session'

/** Logging in again by WeChat alone, for whom it knows from the login that has ended. */
export interface Again {
  /** Until WeChat turns out not to know the shopper. */
  isOffered: boolean
  problem: string | undefined
  isBusy: boolean
  logIn: () => Promise<void>
}

/** Offers that where a login has ended in WeChat; nobody shares a number a second time. */
export function useAgain(): Again {
  const hasExpired = useHasExpired()
  const [isUnknown, setUnknown] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const logIn = async (): Promise<void> => {
    setProblem(undefined)
    setBusy(true)
    try {
      await logInByWechat({ agreementsAgreed: true })
    } catch (error) {
      setUnknown(isRefusal(error, ErrorCode.accountNotFound))
      setProblem(failureText(error))
    } finally {
      setBusy(false)
    }
  }

  return { isOffered: canSharePhoneNumber && hasExpired && !isUnknown, problem, isBusy, logIn }
}
