import { View } from '@tarojs/components'
import { useState } from 'react'
import { EntryFilter } from '@/wire/enums/points'
import type { PointsState } from '@/wire/schemas/points'
import { usePageGuard } from '@/hooks/use-page-guard'
import { fetchPointsEntries } from '@/services/api/points'
import { goBack } from '@/services/navigation/go-back'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { Tabs } from '@/ui/tabs'
import { Ledger } from '../ledger/ledger'
import { useLedger } from '../ledger/use-ledger'
import { messages } from '../messages'
import { EndingCard } from './ending-card'
import { PointsCard } from './points-card'
import './points-page.scss'
import { TaskCards } from './task-cards'
import { usePoints, type PointsView } from './use-points'

const TABS = ['all', 'gained', 'lost', 'ending'] as const
type Tab = (typeof TABS)[number]

const BOXES: readonly (readonly SkeletonBar[])[] = [[{ widthPercent: 100, heightPx: 200 }]]

/** The customer's points: what there is, what earns more, what came and went, and what ends when. */
export function PointsPage() {
  const isAllowed = usePageGuard()
  const view = usePoints(isAllowed)
  const [tab, setTab] = useState<Tab>('all')
  const items = TABS.map((key) => ({ key, label: messages.pointsTabs[key] }))
  return (
    <PageShell
      surface="canvas"
      nav={
        <View className="points-head">
          <NavBar title={messages.points} onBack={() => void goBack('pages/profile/index')} />
          <Tabs items={items} selected={tab} onSelect={setTab} label={messages.pointsTabsLabel} />
        </View>
      }
    >
      <View className="points-body">
        {view.page.status === 'ready' ? (
          <Points tab={tab} view={view} state={view.page.data} />
        ) : (
          <LoadedOrNot page={view.page} onReload={view.reload} cards={BOXES} />
        )}
      </View>
    </PageShell>
  )
}

interface PointsProps {
  tab: Tab
  view: PointsView
  state: PointsState
}

function Points({ tab, view, state }: PointsProps) {
  const filter = tab === 'ending' ? EntryFilter.all : tab
  const ledger = useLedger({ fetchPage: fetchPointsEntries, filter, isEnabled: true })
  if (tab === 'ending') return <EndingCard state={state} />
  return (
    <>
      {tab === 'all' && (
        <>
          <PointsCard state={state} onCheckIn={() => view.checkIn(ledger.refresh)} />
          <TaskCards state={state} />
        </>
      )}
      <Ledger list={ledger} emptyTitle={messages.noEntries[filter]} />
    </>
  )
}
