import { sumsOf } from '@/features/refund-request/sums'

const textOf = (
  actualPayAmount: number,
  linkSmallOrderAmount: number,
  grantedBackAmount: number,
  broughtBackAmount = 0,
): string[] =>
  sumsOf({ actualPayAmount, linkSmallOrderAmount, grantedBackAmount, broughtBackAmount }).map(
    ({ label, amountFen }) => `${label}: ${amountFen}`,
  )

describe('what goes back with a deposit', () => {
  it('is what was paid for it', () => {
    expect(textOf(500_000, 0, 0)).toEqual(['Refund amount: 500000'])
  })

  it('is more where a small deposit counted towards it', () => {
    expect(textOf(400_000, 100_000, 0)).toEqual([
      'Refund amount: 400000',
      'Small deposit, returned too: 100000',
      'Returned now, in all: 500000',
    ])
  })

  it('is less where the office has given some of it back', () => {
    expect(textOf(400_000, 100_000, 30_000)).toEqual([
      'Deposit paid: 400000',
      'Small deposit, returned too: 100000',
      'Given back before: -30000',
      'Returned now, in all: 470000',
    ])
  })

  it('is the rest where a refund before has brought a part, beside what the office has given back', () => {
    expect(textOf(400_000, 100_000, 30_000, 370_000)).toEqual([
      'Deposit paid: 400000',
      'Small deposit, returned too: 100000',
      'Given back before: -400000',
      'Returned now, in all: 100000',
    ])
  })

  it('is nothing where the office has given all of it back', () => {
    expect(textOf(400_000, 0, 400_000)).toEqual([
      'Deposit paid: 400000',
      'Given back before: -400000',
      'Returned now, in all: 0',
    ])
  })
})
