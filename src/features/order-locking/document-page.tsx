import { useState, type ReactNode } from 'react'
import type { Agreement } from '@/wire/schemas/agreement'
import type { AgreementId } from '@/wire/enums/agreement'
import { useAsyncPage } from '@/hooks/use-async-page'
import { usePageGuard } from '@/hooks/use-page-guard'
import { fetchAgreement } from '@/services/api/agreement'
import { goBack } from '@/services/navigation/go-back'
import { AgreementText } from '@/widgets/agreement-text'
import { Button } from '@/ui/button'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { ReadingProgress } from '@/ui/reading-progress'
import type { SkeletonBar } from '@/ui/skeleton'
import { StickyBar } from '@/ui/sticky-bar'
import { GUIDE_DOCUMENT } from './guide-document'
import { messages } from './messages'
import { readMark } from './read-mark'

const LINE: SkeletonBar = { widthPercent: 100, heightPx: 16 }
const CARDS: readonly (readonly SkeletonBar[])[] = [
  [{ widthPercent: 60, heightPx: 32 }, LINE],
  [{ widthPercent: 40, heightPx: 24 }, LINE, LINE, LINE],
]

interface DocumentPageProps {
  /** The order that is about to be locked. */
  orderId: string
  documentId: AgreementId
}

/** One document of an order, to be read to its end. */
export function DocumentPage({ orderId, documentId }: DocumentPageProps) {
  const isAllowed = usePageGuard()
  const { page, reload } = useAsyncPage(() => fetchAgreement(documentId), {
    key: String(documentId),
    isEnabled: isAllowed,
  })
  const leave = () => goBack('pages/guide-page/guide-page', { id: orderId })
  const nav = <NavBar title={messages.guide} onBack={() => void leave()} />

  if (page.status !== 'ready') {
    return (
      <PageShell nav={nav}>
        <LoadedOrNot page={page} cards={CARDS} onReload={reload} />
      </PageShell>
    )
  }
  const { version } = page.data
  const accept = () => {
    if (documentId === GUIDE_DOCUMENT) readMark.write({ orderId, version })
    return leave()
  }
  return <DocumentText nav={nav} document={page.data} onAccept={accept} />
}

interface DocumentTextProps {
  nav: ReactNode
  document: Agreement
  onAccept: () => Promise<void>
}

/** Accept stays off, with the reason, until the end has been in sight. */
function DocumentText({ nav, document, onAccept }: DocumentTextProps) {
  const [isAtEnd, setAtEnd] = useState(false)
  return (
    <PageShell
      nav={nav}
      foot={
        <StickyBar>
          <Button isDisabled={!isAtEnd} hint={isAtEnd ? undefined : messages.toTheEnd} onPress={onAccept}>
            {messages.accept}
          </Button>
        </StickyBar>
      }
    >
      <ReadingProgress onEnd={() => setAtEnd(true)}>
        <AgreementText agreement={document} />
      </ReadingProgress>
    </PageShell>
  )
}
