import { View } from '@tarojs/components'
import { AppointmentScope } from '@/wire/enums/appointment'
import { usePageGuard } from '@/hooks/use-page-guard'
import { goBack } from '@/services/navigation/go-back'
import { openTestDrive } from '@/services/navigation/test-drive'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { PagedRows } from '@/ui/paged-rows'
import type { SkeletonBar } from '@/ui/skeleton'
import { EmptyView } from '@/ui/state-view'
import { StickyBar } from '@/ui/sticky-bar'
import { Tabs } from '@/ui/tabs'
import { messages } from '../messages'
import { RecordCard } from './record-card'
import { useRecords, type RecordsView } from './use-records'
import './records-page.scss'

const CARD: readonly SkeletonBar[] = [
  { widthPercent: 50, heightPx: 24 },
  { widthPercent: 100, heightPx: 120 },
]
const CARDS = [CARD, CARD]

const TABS = Object.values(AppointmentScope).map((scope) => ({ scope, key: String(scope) }))

/** The page of the customer's appointments: those to come, done and cancelled, and the way to another one. */
export function RecordsPage({ first }: { first: AppointmentScope }) {
  const isAllowed = usePageGuard()
  const view = useRecords(first, isAllowed)
  return (
    <PageShell
      surface="canvas"
      nav={
        <View className="records-head">
          <NavBar title={messages.recordsTitle} onBack={() => void goBack('pages/profile/index')} />
          <View className="records-head__tabs">
            <Tabs
              items={TABS.map(({ key, scope }) => ({ key, label: messages.scopes[scope] }))}
              selected={String(view.scope)}
              onSelect={(key) => {
                const tab = TABS.find((one) => one.key === key)
                if (tab) view.setScope(tab.scope)
              }}
              label={messages.scopesLabel}
            />
          </View>
        </View>
      }
      foot={
        <StickyBar>
          <Button kind="line" icon={<ExtraIcon name="plus" size={20} />} onPress={openTestDrive}>
            {messages.bookAnother}
          </Button>
        </StickyBar>
      }
    >
      <Records view={view} />
    </PageShell>
  )
}

/** The appointments of the chosen tab, or what stands in their place. */
function Records({ view: { scope, list } }: { view: RecordsView }) {
  return (
    <PagedRows
      list={list}
      cards={CARDS}
      empty={<EmptyView title={messages.emptyTitle[scope]} text={messages.emptyText} />}
    >
      <View role="list">
        {list.items.map((appointment) => (
          <RecordCard key={appointment.id} appointment={appointment} />
        ))}
      </View>
    </PagedRows>
  )
}
