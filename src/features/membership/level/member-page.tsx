import { View } from '@tarojs/components'
import type { MemberState } from '@/wire/schemas/member'
import { usePageGuard } from '@/hooks/use-page-guard'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { EarningCard } from '../earning-card'
import { signed } from '../ledger/signed'
import { LevelHead } from './level-head'
import './member-page.scss'
import { MemberNav } from './member-nav'
import { messages } from './messages'
import { MemberPoints } from './member-points'
import { PointBanner } from './point-banner'
import { PrivilegesCard } from './privileges-card'
import { useMember } from './use-member'

const BOXES: readonly (readonly SkeletonBar[])[] = [[{ widthPercent: 100, heightPx: 200 }]]

/** The customer's level: what it brings, and what the next one takes. */
export function MemberPage() {
  const isAllowed = usePageGuard()
  const { page, reload } = useMember(isAllowed)
  return (
    <PageShell surface="canvas" className="member-page" nav={<MemberNav />}>
      {page.status === 'ready' ? (
        <Member state={page.data} />
      ) : (
        <LoadedOrNot page={page} onReload={reload} cards={BOXES} />
      )}
    </PageShell>
  )
}

function Member({ state }: { state: MemberState }) {
  return (
    <>
      <LevelHead state={state} />
      <View className="member-page__cards">
        <MemberPoints state={state} />
        <PrivilegesCard state={state} />
        <EarningCard
          title={messages.earnGrowth}
          tasks={state.tasks}
          gainOf={({ growth }) => messages.growthOf(signed(growth))}
        />
        <PointBanner />
      </View>
    </>
  )
}
