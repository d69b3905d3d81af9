import { useAsyncPage } from '@/hooks/use-async-page'
import { AgreementId, AgreementScene } from '@/wire/enums/agreement'
import type { Consent } from '@/wire/schemas/my-data'
import { AGREEMENT_TITLES } from '@/domain/agreement-titles'
import { fetchConsents, withdrawConsent } from '@/services/api/my-data'
import { isTransient } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { freshenUser } from '@/services/session/profile'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { alertDialog, confirmDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { ConsentCard } from './consent-card'
import { FileCard } from './file-card'
import { messages } from './messages'

/** What is kept of the user, and what they have agreed to. */
export function MyDataPage({ isAllowed }: { isAllowed: boolean }) {
  const { page, reload, setData } = useAsyncPage((signal) => fetchConsents({ signal }), { isEnabled: isAllowed })
  const withdraw = async ({ id, scene }: Consent): Promise<void> => {
    const isSure = await confirmDialog({
      title: messages.withdrawTitle,
      text: messages.withdrawText,
      okLabel: messages.withdraw,
      isDestructive: true,
    })
    if (!isSure) return
    try {
      setData(await withdrawConsent({ id, scene: scene ?? AgreementScene.customerInformation }))
      // The driving licence goes with the consent that it was given under.
      freshenUser()
      showToast(messages.withdrawn)
    } catch (error) {
      const isUnknown = isTransient(error)
      // It may have been taken back.
      if (isUnknown) {
        reload()
        freshenUser()
      }
      await alertDialog({
        title: isUnknown ? messages.unknownTitle : messages.withdrawFailed,
        text: failureText(error),
      })
    }
  }
  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.title} onBack={() => void goBack('pages/settings/index')} />}
    >
      {page.status === 'ready' ? (
        <>
          <FileCard />
          <ConsentCard consents={page.data} onWithdraw={(consent) => void withdraw(consent)} />
          <Card isList>
            <Cell
              label={AGREEMENT_TITLES.personalInfoCollectionList}
              onPress={() => void open('pages/agreements/view', { id: String(AgreementId.personalInfoCollectionList) })}
            />
            <Cell
              label={messages.deleteAccount}
              note={messages.accountNote}
              onPress={() => void open('pages/account/delete-account')}
            />
          </Card>
        </>
      ) : (
        <LoadedOrNot page={page} onReload={reload} />
      )}
    </PageShell>
  )
}
