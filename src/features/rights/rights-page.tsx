import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Right } from '@/wire/schemas/right'
import { RightStatus } from '@/wire/enums/right'
import { useAsyncPage } from '@/hooks/use-async-page'
import { usePageGuard } from '@/hooks/use-page-guard'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { fetchRights } from '@/services/api/right'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { EmptyView } from '@/ui/state-view'
import { Tabs } from '@/ui/tabs'
import { RIGHT_BOXES } from './boxes'
import { CarChips } from './car-chips'
import { messages } from './messages'
import { RightRow } from './right-row'
import './rights-page.scss'

/** What each tab shows: an unopened right will be available. */
const STATUSES = {
  available: [RightStatus.available, RightStatus.unopened],
  used: [RightStatus.used],
  ended: [RightStatus.ended],
} as const satisfies Record<string, readonly RightStatus[]>

type Tab = keyof typeof STATUSES

const TABS = ['available', 'used', 'ended'] as const satisfies readonly Tab[]

const NONE: readonly Right[] = []

const inTab = (rights: readonly Right[], tab: Tab): Right[] => {
  const statuses: readonly RightStatus[] = STATUSES[tab]
  return rights.filter(({ status }) => statuses.includes(status))
}

/** The customer's rights by state, those of one car or of all. */
export function RightsPage() {
  const isAllowed = usePageGuard()
  const { page, reload } = useAsyncPage(() => fetchRights(), { isEnabled: isAllowed })
  useReadOnShow(page.status === 'ready', reload)
  const [tab, setTab] = useState<Tab>('available')
  const [orderId, setOrderId] = useState<string>()
  const all = page.status === 'ready' ? page.data : NONE
  const ofCar = orderId === undefined ? all : all.filter((right) => right.orderId === orderId)
  const items = TABS.map((key) => ({ key, label: messages[key](inTab(ofCar, key).length) }))
  return (
    <PageShell
      surface="canvas"
      nav={
        <View className="rights-head">
          <NavBar title={messages.title} onBack={() => void goBack('pages/profile/index')} />
          <Tabs items={items} selected={tab} onSelect={setTab} label={messages.tabs} />
        </View>
      }
    >
      <View className="rights-page">
        {page.status === 'ready' ? (
          <>
            <CarChips rights={all} chosen={orderId} onChoose={setOrderId} />
            <RightRows rights={inTab(ofCar, tab)} tab={tab} />
          </>
        ) : (
          <LoadedOrNot page={page} onReload={reload} cards={RIGHT_BOXES} />
        )}
      </View>
    </PageShell>
  )
}

function RightRows({ rights, tab }: { rights: readonly Right[]; tab: Tab }) {
  if (rights.length === 0) {
    const title = messages.noneTitle[tab]
    return tab === 'available' ? (
      <EmptyView
        title={title}
        text={messages.noneText}
        action={messages.seeModels}
        onAction={() => void open('pages/order/index')}
      />
    ) : (
      <EmptyView title={title} />
    )
  }
  return (
    <>
      <View role="list">
        {rights.map((right) => (
          <RightRow key={right.id} right={right} />
        ))}
      </View>
      <View className="rights-page__note">{messages.endsWithOrder}</View>
    </>
  )
}
