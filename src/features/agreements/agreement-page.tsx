import type { AgreementId } from '@/wire/enums/agreement'
import { AgreementText } from '@/widgets/agreement-text'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { ReadingProgress } from '@/ui/reading-progress'
import { Skeleton, type SkeletonBar } from '@/ui/skeleton'
import { ErrorView } from '@/ui/state-view'
import { AcceptBar } from './accept-bar'
import { messages } from './messages'
import { useAgreement } from './use-agreement'

const PARAGRAPH: readonly SkeletonBar[] = [
  { widthPercent: 40, heightPx: 24 },
  { widthPercent: 100, heightPx: 16 },
  { widthPercent: 100, heightPx: 16 },
  { widthPercent: 70, heightPx: 16 },
]
const CARDS = [
  [
    { widthPercent: 60, heightPx: 32 },
    { widthPercent: 80, heightPx: 16 },
  ],
  PARAGRAPH,
  PARAGRAPH,
] as const

/** The page of one agreement. */
export function AgreementPage({ id }: { id: AgreementId }) {
  const { page, reload, isDue, agree, leave } = useAgreement(id)
  const nav = <NavBar title={messages.title} onBack={() => void leave()} />

  switch (page.status) {
    case 'idle':
      return <PageShell nav={nav} />
    case 'loading':
      return (
        <PageShell nav={nav}>
          <Skeleton cards={CARDS} />
        </PageShell>
      )
    case 'failed':
    case 'timedOut':
      return (
        <PageShell nav={nav}>
          <ErrorView text={page.message} onReload={reload} />
        </PageShell>
      )
    case 'ready':
      return (
        <PageShell
          nav={nav}
          foot={isDue(page.data) && <AcceptBar onAgree={() => agree(page.data)} onLeave={() => void leave()} />}
        >
          <ReadingProgress>
            <AgreementText agreement={page.data} />
          </ReadingProgress>
        </PageShell>
      )
    default:
      return page satisfies never
  }
}
