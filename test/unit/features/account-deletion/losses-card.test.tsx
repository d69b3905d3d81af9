import { render, screen } from '@testing-library/react'
import { LossesCard } from '@/features/account-deletion/losses-card'

const NOTHING = { points: 0, levelName: null, coupons: 0, configurations: 0 }

describe('what goes with an account', () => {
  it.each([
    [14_320, 'Helm', '14,320 points and Helm level'],
    [1, null, '1 point'],
    [0, 'Mate', 'Mate level'],
  ])('names %d points and the level %s', (points, levelName, text) => {
    render(<LossesCard losses={{ ...NOTHING, points, levelName }} />)
    expect(screen.getByText(text)).toBeInTheDocument()
  })

  it('leaves out what the account does not have', () => {
    render(<LossesCard losses={NOTHING} />)
    expect(screen.queryByText(/point|level|coupon|saved car/)).toBeNull()
  })
})
