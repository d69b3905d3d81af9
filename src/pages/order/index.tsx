import { useShareAppMessage } from '@tarojs/taro'
import { useState } from 'react'
import { BuyCar } from '@/features/deposit-sale/buy-car'
import { messages } from '@/features/deposit-sale/messages'
import { RightsSheet } from '@/features/deposit-sale/rights-sheet'
import { shareOf } from '@/features/deposit-sale/share'
import { PosterSkeleton } from '@/features/deposit-sale/poster-skeleton'
import type { BuyCarView } from '@/features/deposit-sale/buy-car-view'
import { useBuyCar } from '@/features/deposit-sale/use-buy-car'
import { usePageParams } from '@/hooks/use-page-params'
import { useTabPage } from '@/hooks/use-tab-page'
import { OfflineStrip } from '@/ui/offline-strip'
import { PageShell } from '@/ui/page'
import { EmptyView, ErrorView } from '@/ui/state-view'
import { useMainTabs } from '@/widgets/main-tabs/use-main-tabs'

export default function OrderPage() {
  useTabPage()
  const { model: linkedModelId } = usePageParams<'pages/order/index'>()
  const { view, choose, reload } = useBuyCar(linkedModelId)
  const [isRightsOpen, setRightsOpen] = useState(false)
  const tab = useMainTabs()
  useShareAppMessage(() => shareOf(view))

  return (
    <PageShell
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
