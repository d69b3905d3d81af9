import { Text, View } from '@tarojs/components'
import type { PointsEntry } from '@/wire/schemas/points'
import { dayStart, formatMonth, shortTime } from '@/domain/time/shanghai-time'
import type { PagedListView } from '@/hooks/use-paged-list'
import { Card } from '@/ui/card'
import { PagedRows } from '@/ui/paged-rows'
import type { SkeletonBar } from '@/ui/skeleton'
import { EmptyView } from '@/ui/state-view'
import { CauseIcon } from './cause-icon'
import './ledger.scss'
import { monthGroups, type MonthGroup } from './month-groups'
import { signed } from './signed'

const CARD: readonly SkeletonBar[] = [
  { widthPercent: 40, heightPx: 24 },
  { widthPercent: 100, heightPx: 32 },
  { widthPercent: 100, heightPx: 32 },
]

interface LedgerProps {
  list: PagedListView<PointsEntry>
  emptyTitle: string
}

/** What was booked, month by month, each entry with its reason. */
export function Ledger({ list, emptyTitle }: LedgerProps) {
  return (
    <PagedRows list={list} cards={[CARD]} empty={<EmptyView title={emptyTitle} />}>
      {monthGroups(list.items).map((group) => (
        <MonthCard key={group.month} group={group} />
      ))}
    </PagedRows>
  )
}

function MonthCard({ group: { month, gained, lost, entries } }: { group: MonthGroup }) {
  return (
    <Card isList>
      <View className="ledger__head">
        <View className="t-h3" role="heading" aria-level="2">
          {formatMonth(dayStart(`${month}-01`), 0)}
        </View>
        <Text className="ledger__sums">{lost > 0 ? `${signed(gained)} · ${signed(-lost)}` : signed(gained)}</Text>
      </View>
      <View role="list">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </View>
    </Card>
  )
}

function EntryRow({ entry: { cause, title, time, amount } }: { entry: PointsEntry }) {
  return (
    <View className="ledger__row" role="listitem">
      <CauseIcon cause={cause} />
      <View className="grow">
        <View>{title}</View>
        <View className="ledger__time">{shortTime(time)}</View>
      </View>
      <Text className={amount > 0 ? 't-strong c-green' : 't-strong'}>{signed(amount)}</Text>
    </View>
  )
}
