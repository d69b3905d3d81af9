import { View } from '@tarojs/components'
import { useState } from 'react'
import type { OwnActivity } from '@/wire/schemas/activity'
import { usePageGuard } from '@/hooks/use-page-guard'
import { goBack } from '@/services/navigation/go-back'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { EmptyView } from '@/ui/state-view'
import { Tabs } from '@/ui/tabs'
import { CheckInSheet } from '../check-in-sheet'
import { messages } from '../messages'
import { standingOf, type Standing } from '../standing'
import { ComingActivities } from './coming-activities'
import { OwnCard } from './own-card'
import './own-page.scss'
import { useOwnActivities } from './use-own-activities'

type Tab = 'all' | Standing

const CARD: readonly SkeletonBar[] = [{ widthPercent: 100, heightPx: 120 }]
const NONE: readonly OwnActivity[] = []

/** What the customer has signed up for, by state, and what else is to come. */
export function OwnPage() {
  const isAllowed = usePageGuard()
  const { own, coming, readAnew } = useOwnActivities(isAllowed)
  const [tab, setTab] = useState<Tab>('all')
  const [shownCode, setShownCode] = useState<OwnActivity | null>(null)
  const all = own.page.status === 'ready' ? own.page.data : NONE
  const items = [
    { key: 'all' as const, label: messages.all(all.length) },
    ...(['registering', 'success', 'failed', 'ended'] as const).map((key) => ({ key, label: messages[key] })),
  ]
  return (
    <PageShell
      surface="canvas"
      nav={
        <View className="own-activities__head">
          <NavBar title={messages.ownTitle} onBack={() => void goBack('pages/profile/index')} />
          <Tabs items={items} selected={tab} onSelect={setTab} label={messages.tabs} />
        </View>
      }
      overlay={
        <CheckInSheet
          isOpen={shownCode !== null}
          title={shownCode?.title ?? ''}
          registration={shownCode?.registration ?? null}
          onClose={() => setShownCode(null)}
        />
      }
    >
      <View className="own-activities">
        {own.page.status === 'ready' ? (
          <OwnCards
            activities={all.filter((activity) => tab === 'all' || standingOf(activity) === tab)}
            isAll={tab === 'all'}
            onCode={setShownCode}
            onChange={readAnew}
          />
        ) : (
          <LoadedOrNot page={own.page} onReload={own.reload} cards={[CARD, CARD]} />
        )}
        {tab === 'all' && own.page.status === 'ready' && <ComingActivities {...coming} />}
      </View>
    </PageShell>
  )
}

interface OwnCardsProps {
  activities: readonly OwnActivity[]
  /** What else is to come stands right below. */
  isAll: boolean
  onCode: (activity: OwnActivity) => void
  onChange: () => void
}

function OwnCards({ activities, isAll, onCode, onChange }: OwnCardsProps) {
  if (activities.length === 0) {
    return isAll ? (
      <View className="own-activities__none">{messages.noneText}</View>
    ) : (
      <EmptyView title={messages.noneTitle} text={messages.noneText} />
    )
  }
  return (
    <View role="list">
      {activities.map((activity) => (
        <OwnCard key={activity.id} activity={activity} onCode={() => onCode(activity)} onChange={onChange} />
      ))}
    </View>
  )
}
