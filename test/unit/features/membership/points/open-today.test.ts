import { EarningCause, EarningTimes } from '@/wire/enums/points'
import type { EarningTask } from '@/wire/schemas/points'
import { openToday } from '@/features/membership/points/open-today'

const DAY = '2026-11-24'
const task = (change: Partial<EarningTask>): EarningTask => ({
  cause: EarningCause.comment,
  title: '',
  points: 5,
  growth: 0,
  times: EarningTimes.daily,
  perDay: 3,
  doneToday: 0,
  ...change,
})
const checkIn = (isDone: boolean) => ({
  isDone,
  dayOfSeven: 2,
  days: [10, 20, 30].map((points) => ({ day: DAY, points, isDone: false })),
})

describe('what today still brings', () => {
  it('is checking in and what is left of each daily task', () => {
    expect(openToday({ checkIn: checkIn(false), tasks: [task({ doneToday: 1 })] })).toEqual({ open: 30, all: 35 })
    expect(openToday({ checkIn: checkIn(true), tasks: [task({ doneToday: 1 })] })).toEqual({ open: 10, all: 35 })
  })

  it('counts nothing that is no matter of a day, and never less than nothing', () => {
    const once = task({ times: EarningTimes.once, perDay: null, points: 100 })
    expect(openToday({ checkIn: checkIn(true), tasks: [once, task({ doneToday: 4 })] })).toEqual({ open: 0, all: 35 })
  })
})
