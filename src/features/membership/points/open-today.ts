import type { PointsState } from '@/wire/schemas/points'

/** The points that today can bring, checking in among them, and those of them that are still to be had. */
export const openToday = ({
  tasks,
  checkIn,
}: Pick<PointsState, 'tasks' | 'checkIn'>): { open: number; all: number } => {
  const today = checkIn.days[checkIn.dayOfSeven - 1]?.points ?? 0
  const start = { open: checkIn.isDone ? 0 : today, all: today }
  return tasks.reduce(
    ({ open, all }, { perDay, points, doneToday }) => ({
      open: open + points * Math.max((perDay ?? 0) - doneToday, 0),
      all: all + points * (perDay ?? 0),
    }),
    start,
  )
}
