import { View } from '@tarojs/components'
import type { MemberState } from '@/wire/schemas/member'
import { formatCount } from '@/domain/money/number-format'
import { dayText } from '@/domain/time/shanghai-time'
import { usePageGuard } from '@/hooks/use-page-guard'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { fetchGrowthEntries } from '@/services/api/member'
import { goBack } from '@/services/navigation/go-back'
import { Card } from '@/ui/card'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { Tag } from '@/ui/tag'
import { Ledger } from '../ledger/ledger'
import { useLedger } from '../ledger/use-ledger'
import './growth-page.scss'
import { nextOf, rowOf } from './level-of'
import { messages } from './messages'
import { MonthBars } from './month-bars'
import { useMember } from './use-member'

/** The growth of a year, and each entry of it. */
export function GrowthPage() {
  const isAllowed = usePageGuard()
  const { page, reload } = useMember(isAllowed)
  const ledger = useLedger({ fetchPage: fetchGrowthEntries, isEnabled: isAllowed })
  // The entries add up to the sum above them.
  useReadOnShow(ledger.phase === 'ready', ledger.refresh)
  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.growthDetails} onBack={() => void goBack('pages/member/member')} />}
      bodyClassName="growth-page"
    >
      {page.status === 'ready' ? <YearCard state={page.data} /> : <LoadedOrNot page={page} onReload={reload} />}
      {page.status === 'ready' && <Ledger list={ledger} emptyTitle={messages.noGrowth} />}
    </PageShell>
  )
}

function YearCard({ state: { growth, level, levels, missing, reviewDay, months } }: { state: MemberState }) {
  const next = nextOf(levels, level)
  return (
    <Card>
      <View className="growth-page__head">
        <View className="grow">
          <View className="c-3 t-sub">{messages.lastTwelve}</View>
          <View className="growth-page__sum">{formatCount(growth)}</View>
        </View>
        <Tag tone="gold">{rowOf(levels, level)?.name ?? ''}</Tag>
      </View>
      <MonthBars months={months} />
      <View className="growth-page__next">
        <View className="c-3">
          {next === undefined ? messages.highest : messages.moreBy(formatCount(missing ?? 0), dayText(reviewDay))}
        </View>
        <View className="t-strong">{next?.name}</View>
      </View>
    </Card>
  )
}
