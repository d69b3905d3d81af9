import { useState } from 'react'
import { useSharing } from '@/hooks/use-sharing'
import { useTabPage } from '@/hooks/use-tab-page'
import { OfflineStrip } from '@/ui/offline-strip'
import { PageShell } from '@/ui/page'
import { EmptyView, ErrorView } from '@/ui/state-view'
import { useMainTabs } from '@/widgets/main-tabs/use-main-tabs'
import { BuyCar } from './buy-car'
import type { BuyCarView } from './buy-car-view'
import { messages } from './messages'
import { PosterSkeleton } from './poster-skeleton'
import { RightsSheet } from './rights-sheet'
import { shareOf } from './share'
import { useBuyCar } from './use-buy-car'

interface BuyCarPageProps {
  linkedModelId: string | undefined
}

/** The tab that sells the models. */
export function BuyCarPage({ linkedModelId }: BuyCarPageProps) {
  useTabPage()
  const { view, choose, reload } = useBuyCar(linkedModelId)
  const [isRightsOpen, setRightsOpen] = useState(false)
  const tab = useMainTabs()
  useSharing(() => shareOf(view))

  return (
    <PageShell
      isWide={view.kind === 'ready' || view.kind === 'loading'}
      surface={view.kind === 'ready' || view.kind === 'loading' ? 'night' : 'white'}
      tab={tab}
      foot={view.kind === 'ready' && view.isStale && <OfflineStrip text={messages.stale} onRetry={reload} />}
      overlay={
        view.kind === 'ready' && (
          <RightsSheet model={view.model} isOpen={isRightsOpen} onClose={() => setRightsOpen(false)} />
        )
      }
    >
      <Content view={view} onChoose={choose} onReload={reload} onOpenRights={() => setRightsOpen(true)} />
    </PageShell>
  )
}

interface ContentProps {
  view: BuyCarView
  onChoose: (modelId: string) => void
  onReload: () => void
  onOpenRights: () => void
}

function Content({ view, onChoose, onReload, onOpenRights }: ContentProps) {
  switch (view.kind) {
    case 'loading':
      return <PosterSkeleton />
    case 'failed':
      return <ErrorView text={view.text} onReload={onReload} />
    case 'empty':
      return <EmptyView title={messages.noModelsTitle} text={messages.noModelsText} />
    case 'ready':
      return <BuyCar {...view} onChoose={onChoose} onOpenRights={onOpenRights} />
    default:
      return view satisfies never
  }
}
