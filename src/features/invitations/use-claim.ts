import { useEffect, useState } from 'react'
import { MINUTE_MS } from '@/domain/time/duration'
import { usePageShown } from '@/hooks/use-page-shown'
import { claimInvitation } from '@/services/api/invitation'
import { openLogin } from '@/services/navigation/login-return'
import { replace } from '@/services/navigation/open'
import { rememberPage } from '@/platform/page-change'
import { failureText } from '@/services/request/failure-text'
import { isText } from '@/services/storage/is-text'
import { storedSlot } from '@/services/storage/stored-slot'
import { useIsLoggedIn } from '@/stores/session'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { messages } from './messages'

/** As long as a login takes, registration and agreements included; who comes back later taps again. */
const WISH_LIFETIME_MS = 15 * MINUTE_MS

/** The code whose gift a visitor wants: the login may replace the page that asked for it. */
const wished = storedSlot<string>('invitation-wish', { isValue: isText, lifetimeMs: WISH_LIFETIME_MS })

/** Whether the gift of a code was wanted before the login; tells so once. */
const takeWish = (code: string): boolean => {
  if (wished.read() !== code) return false
  wished.clear()
  return true
}

/** Takes the offer and leads to what it brought, or says why not. */
const claim = async (code: string): Promise<void> => {
  const isStillHere = rememberPage()
  try {
    await claimInvitation(code)
    showToast(messages.claimed)
    if (isStillHere()) await replace('pages/coupons/coupons')
  } catch (error) {
    await alertDialog({ title: messages.notClaimed, text: failureText(error) })
  }
}

/** What `useClaim` answers. */
export interface ClaimView {
  isLoggedIn: boolean
  /** The gift is being claimed by itself. */
  isClaiming: boolean
  /** Claims the gift; a visitor logs in first, and finds it claimed. */
  claim: () => Promise<void>
}

/** The gift of an invitation, claimed by one tap: on the way lies the login of who has no session yet. */
export function useClaim(code: string): ClaimView {
  const isLoggedIn = useIsLoggedIn()
  const isShown = usePageShown()
  const [isClaiming, setClaiming] = useState(false)
  useEffect(() => {
    // While the login is still in front, its next step is the one to open pages.
    if (!isLoggedIn || !isShown || !takeWish(code)) return
    setClaiming(true)
    void claim(code).finally(() => setClaiming(false))
  }, [isLoggedIn, isShown, code])
  return {
    isLoggedIn,
    isClaiming,
    claim: async () => {
      if (isLoggedIn) return claim(code)
      wished.write(code)
      return openLogin()
    },
  }
}
