import Taro from '@tarojs/taro'
import { fireEvent, render, screen } from '@testing-library/react'
import type { PointsState } from '@/wire/schemas/points'
import { PointBanner } from '@/features/membership/level/point-banner'
import { PointsCard } from '@/features/membership/points/points-card'
import * as home from '@/services/api/home'

jest.mock('@/services/api/home')
const fetchModelHome = jest.mocked(home.fetchModelHome)

const state = {
  balance: 120,
  debt: 0,
  ending: [{ day: '2026-12-31', points: 80 }],
  isEndingSoon: true,
  checkIn: { isDone: true, dayOfSeven: 1, days: [] },
} as unknown as PointsState // the card reads no more of it

describe('the page of the level', () => {
  it('draws the banner of points that comes with the home data, which leads to the points', async () => {
    fetchModelHome.mockResolvedValue({
      modelList: [],
      pointBannerVO: { picture: '/points.webp', title: 'Earn points' },
    })
    render(<PointBanner />)
    fireEvent.click(await screen.findByRole('link', { name: 'Earn points' }))
    expect(Taro.navigateTo).toHaveBeenCalledWith(expect.objectContaining({ url: '/pages/integral/integral' }))
  })

  it('draws nothing where there is none', async () => {
    fetchModelHome.mockResolvedValue({ modelList: [], pointBannerVO: null })
    const { container } = render(<PointBanner />)
    await screen.findByText((_, node) => node === container)
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('the balance of points', () => {
  it('says what ends first, and when', () => {
    render(<PointsCard state={state} onCheckIn={() => Promise.resolve()} />)
    expect(screen.getByText(/80/)).toHaveTextContent(/31 Dec/)
  })

  it('says what is owed in place of it', () => {
    render(<PointsCard state={{ ...state, balance: 0, debt: 40 }} onCheckIn={() => Promise.resolve()} />)
    expect(screen.getByText(/40/)).toBeVisible()
    expect(screen.queryByText(/31 Dec/)).toBeNull()
  })
})
