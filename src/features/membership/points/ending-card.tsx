import type { PointsState } from '@/wire/schemas/points'
import { formatCount } from '@/domain/money/number-format'
import { dayText } from '@/domain/time/shanghai-time'
import { Card } from '@/ui/card'
import { KeyValues } from '@/ui/key-values'
import { EmptyView } from '@/ui/state-view'
import { messages } from '../messages'

/** Which points end with which day; those that end first go first when some are taken. */
export function EndingCard({ state: { ending } }: { state: PointsState }) {
  if (ending.length === 0) return <EmptyView title={messages.nothingEnds} />
  const rows = ending.map(({ day, points }) => ({
    label: dayText(day),
    value: formatCount(points),
  }))
  return (
    <Card title={messages.endingTitle}>
      <KeyValues rows={rows} />
    </Card>
  )
}
