import { PointsCause } from '@/wire/enums/points'
import type { PointsEntry } from '@/wire/schemas/points'
import { profileGaps } from '@/domain/person/profile-gaps'
import { monthGroups } from '@/features/membership/ledger/month-groups'
import { signed } from '@/features/membership/ledger/signed'

const entry = (id: string, time: string, monthGained: number): PointsEntry => ({
  id,
  cause: PointsCause.checkIn,
  title: 'Check-in, day 1 of 7',
  amount: 10,
  time,
  orderId: null,
  monthGained,
  monthLost: 0,
})

it('lists entries by month, with the sums that the newest entry tells', () => {
  const groups = monthGroups([
    entry('3', '2026-11-20 10:00:00', 20),
    entry('2', '2026-11-01 00:00:00', 10),
    entry('1', '2026-10-31 23:59:59', 10),
  ])
  expect(groups.map(({ month, gained, entries }) => [month, gained, entries.map(({ id }) => id)])).toEqual([
    ['2026-11', 20, ['3', '2']],
    ['2026-10', 10, ['1']],
  ])
})

it('writes what came with a plus and what went with a minus', () => {
  expect([signed(3_420), signed(-1_500)]).toEqual(['+ 3,420', '− 1,500'])
})

it('knows what a profile lacks', () => {
  expect(profileGaps({ birthDate: null, area: null, biography: '' })).toEqual(['birthday', 'area', 'introduction'])
  const area = { provinceCode: '1', provinceName: 'a', cityCode: '2', cityName: 'b' }
  expect(profileGaps({ birthDate: '1991-04-17', area, biography: 'Hello.' })).toEqual([])
})
