import { useAsyncPage } from '@/hooks/use-async-page'
import { AgreementId } from '@/wire/enums/agreement'
import { fetchConsents } from '@/services/api/my-data'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { ConsentCard } from './consent-card'
import { FileCard } from './file-card'
import { messages } from './messages'

/** What is kept of the user, and what they have agreed to. */
export function MyDataPage({ isAllowed }: { isAllowed: boolean }) {
  const { page, reload } = useAsyncPage((signal) => fetchConsents({ signal }), { isEnabled: isAllowed })
  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.title} onBack={() => void goBack('pages/settings/index')} />}
    >
      {page.status === 'ready' ? (
        <>
          <FileCard />
          <ConsentCard consents={page.data} />
          <Card isList>
            <Cell
              label={messages.personalInfoList}
              onPress={() => void open('pages/agreements/view', { id: String(AgreementId.personalInfoCollectionList) })}
            />
            <Cell
              label={messages.deleteAccount}
              note={messages.withdraw}
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
