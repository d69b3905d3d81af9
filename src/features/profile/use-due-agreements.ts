import { useEffect, useRef } from 'react'
import type { AgreementSummary } from '@/wire/schemas/agreement'
import { AgreementScene } from '@/wire/enums/agreement'
import { useAsyncPage } from '@/hooks/use-async-page'
import { usePageShown } from '@/hooks/use-page-shown'
import { fetchPendingAgreements } from '@/services/api/agreement'
import { forgetWantedPage, openWantedPage } from '@/services/navigation/wanted-page'
import { failureText } from '@/services/request/failure-text'
import { logOut } from '@/services/session/log-out'
import { acceptAgreements, refreshUser } from '@/services/session/profile'
import { useAgreementsUpdated, useIsLoggedIn } from '@/stores/session'
import { alertDialog } from '@/ui/popup/dialogs'
import type { AsyncPage } from '@/services/async-page/async-page'
import { messages } from './messages'

/** What `useDueAgreements` answers. */
export interface DueAgreementsView {
  isDue: boolean
  page: AsyncPage<AgreementSummary[]>
  reload: () => void
  agree: (agreements: readonly AgreementSummary[]) => Promise<void>
  leave: () => void
}

/** The agreements that the user must accept, asked for as long as there are any. */
export function useDueAgreements(): DueAgreementsView {
  const isDue = useAgreementsUpdated()
  const isLoggedIn = useIsLoggedIn()
  const isShown = usePageShown()
  // Asked again each time the page is shown: one of them may have been accepted on its own page.
  const { page, reload } = useAsyncPage(askPending, { isEnabled: isDue && isShown })

  const wasDue = useRef(isDue)
  useEffect(() => {
    if (!isShown) return
    if (wasDue.current && !isDue && isLoggedIn) void openWantedPage()
    wasDue.current = isDue
  }, [isShown, isDue, isLoggedIn])

  const agree = async (agreements: readonly AgreementSummary[]): Promise<void> => {
    try {
      await acceptAgreements({
        agreements: agreements.map(({ id, version }) => ({ id, version })),
        scene: AgreementScene.accountRegister,
      })
    } catch (error) {
      await alertDialog({ title: messages.notAgreed, text: failureText(error) })
      reload()
    }
  }

  const leave = (): void => {
    forgetWantedPage()
    void logOut()
  }

  return { isDue, page, reload, agree, leave }
}

/** When nothing is due after all, another device has accepted: the session hears of it. */
const askPending = async (): Promise<AgreementSummary[]> => {
  const pending = await fetchPendingAgreements()
  if (pending.length === 0) await refreshUser()
  return pending
}
