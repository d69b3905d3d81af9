import { leaveLogin } from '@/services/navigation/login-return'
import { replace } from '@/services/navigation/open'
import { handedConsent } from './handed-consent'

/**
 * The steps of the login. They take each other's place, so that going back after it never meets one of them, and each
 * hands on the page that the shopper wanted, and whether the agreements are accepted.
 */
export const loginSteps = (target: string | undefined) => {
  const params = target === undefined ? {} : { target }
  return {
    toWelcome: (isAgreed: boolean) => {
      handedConsent.give(isAgreed)
      return replace('pages/account/login', params)
    },
    toPhone: (isAgreed: boolean) => {
      handedConsent.give(isAgreed)
      return replace('pages/account/phone-login', params)
    },
    toCode: () => replace('pages/account/phone-code', params),
    /** Goes on without a login. */
    toGuest: () => leaveLogin(target),
  }
}

export type LoginSteps = ReturnType<typeof loginSteps>
