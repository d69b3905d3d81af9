import type { Agreement } from '@/wire/schemas/agreement'
import { AgreementScene, type AgreementId } from '@/wire/enums/agreement'
import { useAsyncPage } from '@/hooks/use-async-page'
import { rememberPage } from '@/platform/page-change'
import { fetchAgreement } from '@/services/api/agreement'
import { goBack } from '@/services/navigation/go-back'
import { failureText } from '@/services/request/failure-text'
import { acceptAgreements } from '@/services/session/profile'
import { useIsLoggedIn } from '@/stores/session'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import type { AsyncPage } from '@/services/async-page/async-page'
import { isAccountAgreement } from './agreement-id'
import { messages } from './messages'

/** What `useAgreement` answers. */
export interface AgreementView {
  page: AsyncPage<Agreement>
  reload: () => void
  isDue: ({ accepted }: Agreement) => boolean
  agree: ({ version }: Agreement) => Promise<void>
  leave: () => Promise<void>
}

/** One agreement, and agreeing to it where that is due. */
export function useAgreement(id: AgreementId): AgreementView {
  const isLoggedIn = useIsLoggedIn()
  // Whether it is accepted depends on who asks.
  const { page, reload } = useAsyncPage(() => fetchAgreement(id), { key: `${id}${isLoggedIn}` })

  const isDue = ({ accepted }: Agreement): boolean => isLoggedIn && !accepted && isAccountAgreement(id)
  const leave = (): Promise<void> => goBack('pages/settings/index')

  const agree = async ({ version }: Agreement): Promise<void> => {
    const isStillHere = rememberPage()
    try {
      await acceptAgreements({ agreements: [{ id, version }], scene: AgreementScene.accountRegister })
    } catch (error) {
      await alertDialog({ title: messages.notAgreed, text: failureText(error) })
      // Refused perhaps because a newer version is in force.
      return reload()
    }
    showToast(messages.agreed)
    if (isStillHere()) await leave()
  }

  return { page, reload, isDue, agree, leave }
}
