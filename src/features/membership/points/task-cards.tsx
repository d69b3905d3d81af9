import { EarningTimes } from '@/wire/enums/points'
import type { EarningTask, PointsState } from '@/wire/schemas/points'
import { formatCount } from '@/domain/money/number-format'
import { EarningCard } from '../earning-card'
import { signed } from '../ledger/signed'
import { messages } from '../messages'
import { openToday } from './open-today'

const gainOf = ({ points }: EarningTask): string => signed(points)

/** What earns points: of today, once for all, and whenever it is done. */
export function TaskCards({ state }: { state: PointsState }) {
  const { tasks } = state
  const { daily, once } = EarningTimes
  const { open, all } = openToday(state)
  return (
    <>
      <EarningCard
        title={messages.todayTitle}
        note={messages.stillOpen(formatCount(open), formatCount(all))}
        tasks={tasks.filter(({ times }) => times === daily)}
        gainOf={gainOf}
      />
      <EarningCard title={messages.onceTitle} tasks={tasks.filter(({ times }) => times === once)} gainOf={gainOf} />
      <EarningCard
        title={messages.earnMore}
        tasks={tasks.filter(({ times }) => times !== daily && times !== once)}
        gainOf={gainOf}
      />
    </>
  )
}
