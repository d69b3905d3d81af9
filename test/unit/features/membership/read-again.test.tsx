import { act, render, screen } from '@testing-library/react'
import type { MemberState } from '@/wire/schemas/member'
import { MemberLevel } from '@/wire/enums/member'
import { EarningCause, EarningTimes } from '@/wire/enums/points'
import { GrowthPage } from '@/features/membership/level/growth-page'
import { MemberPage } from '@/features/membership/level/member-page'
import * as home from '@/services/api/home'
import * as member from '@/services/api/member'
import { enter } from '../../../support/jest/enter'
import { showPages } from '../../../support/jest/taro/taro'

jest.mock('@/services/api/home')
jest.mock('@/services/api/member')
const fetchMember = jest.mocked(member.fetchMember)

const task = {
  cause: EarningCause.profile,
  title: 'Complete your profile',
  points: 20,
  growth: 20,
  times: EarningTimes.once,
  perDay: null,
  doneToday: 0,
}
const before: MemberState = {
  level: MemberLevel.deck,
  growth: 100,
  missing: 900,
  reviewDay: '2026-12-31',
  months: Array.from({ length: 12 }, (_, month) => ({
    month: `2026-${String(month + 1).padStart(2, '0')}`,
    growth: 0,
  })),
  levels: [],
  points: 0,
  ending: null,
  tasks: [task],
}

const settle = () => act(async () => undefined)
const comeBack = () => act(async () => showPages())

beforeEach(async () => {
  jest.mocked(home.fetchModelHome).mockResolvedValue({ modelList: [], pointBannerVO: null })
  jest.mocked(member.fetchGrowthEntries).mockResolvedValue({ records: [], total: 0, current: 1, size: 20 })
  fetchMember
    .mockReset()
    .mockResolvedValueOnce(before)
    .mockResolvedValue({ ...before, growth: 120, tasks: [] })
  await enter('u1')
})

it('the page of the level asks for nothing that was done on the page that it led to', async () => {
  render(<MemberPage />)
  await settle()
  expect(screen.getByText(task.title)).toBeVisible()
  await comeBack()
  expect(screen.queryByText(task.title)).toBeNull()
})

it('the growth that a year has is read again with its entries when its page comes back', async () => {
  render(<GrowthPage />)
  await settle()
  expect(screen.getByText('100')).toBeVisible()
  await comeBack()
  expect(screen.getByText('120')).toBeVisible()
  expect(member.fetchGrowthEntries).toHaveBeenCalledTimes(2)
})
