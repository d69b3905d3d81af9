import type { Agreement } from '@/wire/schemas/agreement'
import type { HoldBody } from '@/wire/schemas/appointment'
import { isName } from '@/domain/person/name'
import { openLogin } from '@/services/navigation/login-return'
import { replace } from '@/services/navigation/open'
import { rememberPage } from '@/platform/page-change'
import { useIsLoggedIn } from '@/stores/session'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import type { Consent } from '@/widgets/consent/use-consent'
import { messages } from '../messages'
import { sendBooking, type BookingOutcome } from './send-booking'
import type { BookingView } from './use-booking'

interface SendOptions {
  agreement: Agreement
  consent: Consent
  /** Reads the agreement again: it has another version. */
  reload: () => void
}

/** Sends a booking as far as it is ready; asks for what is missing, one thing at a time. */
export function useSend(
  view: BookingView,
  { agreement: { id, version }, consent, reload }: SendOptions,
): (hasAgreed: boolean) => Promise<void> {
  const isLoggedIn = useIsLoggedIn()

  const follow = async (outcome: BookingOutcome, hour: HoldBody, isStillHere: () => boolean): Promise<void> => {
    switch (outcome.kind) {
      case 'booked':
        view.forget()
        showToast(messages.booked)
        if (!isStillHere()) return
        return replace('pages/drive-record/drive-detail/drive-detail', { id: outcome.appointment.id })
      case 'gone':
        view.setGone({ ...hour, why: outcome.isShopClosed ? 'closed' : 'taken', nearest: outcome.nearest })
        return view.calendar.reload()
      case 'agreementOutdated':
        consent.withdraw()
        await alertDialog({ title: messages.bookFailed, text: outcome.text })
        return reload()
      case 'bookedBefore':
        view.forget()
        return isStillHere() ? replace('pages/drive-record/drive-record') : showToast(messages.booked)
      case 'loggedOut':
        return isStillHere() ? openLogin() : undefined
      case 'unknown':
        return alertDialog({ title: messages.unknownTitle, text: messages.unknownText(outcome.text) })
      case 'refused':
        return alertDialog({ title: messages.bookFailed, text: outcome.text })
      default:
        return outcome satisfies never
    }
  }

  return async (hasAgreed) => {
    const { draft, free } = view
    const driverName = draft.driverName.trim()
    if (free === undefined) return
    if (driverName === '') return alertDialog({ title: messages.needsName, text: messages.needsNameText })
    if (!isName(driverName))
      return alertDialog({ title: messages.nameUnwritableTitle, text: messages.nameUnwritableText })
    if (!isLoggedIn) return openLogin()
    if (!hasAgreed) return consent.ask()
    const isStillHere = rememberPage()
    return follow(await sendBooking({ ...free, driverName, agreements: [{ id, version }] }), free, isStillHere)
  }
}
