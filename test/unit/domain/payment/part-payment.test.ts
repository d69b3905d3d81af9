import fc from 'fast-check'
import { PayMethod } from '@/wire/enums/payment'
import { MAX_PARTS, partRange } from '@/domain/payment/part-payment'
import { PAY_METHODS } from '@/domain/payment/pay-methods'

const MIN_PART_FEN = 100_000

const { wechat, accountTransfer } = PayMethod
const WECHAT_MAX_FEN = PAY_METHODS.wechat.mostFen

describe('what one payment of a balance may come to', () => {
  it.each([
    ['a large rest by transfer', accountTransfer, 20_000_000, 0, { minFen: MIN_PART_FEN, maxFen: 20_000_000 }],
    ['a large rest by WeChat Pay', wechat, 20_000_000, 0, { minFen: MIN_PART_FEN, maxFen: WECHAT_MAX_FEN }],
    ['a rest below the least part', wechat, 500, 3, { minFen: 500, maxFen: 500 }],
    ['the last payment', wechat, 300_000, MAX_PARTS - 1, { minFen: 300_000, maxFen: 300_000 }],
    [
      'one more than allowed, after a transfer came short',
      wechat,
      300_000,
      MAX_PARTS,
      { minFen: 300_000, maxFen: 300_000 },
    ],
    ['a last payment that is too large for the way', wechat, 20_000_000, MAX_PARTS - 1, null],
    ['nothing left', accountTransfer, 0, 1, null],
    ['more announced than due', accountTransfer, -1, 1, null],
  ])('is known for %s', (_what, method, leftFen, partsMade, range) => {
    expect(partRange(method, { leftFen, partsMade })).toEqual(range)
  })

  it('never leaves a shopper without a way, whatever was paid before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 0, max: 20 }), (leftFen, partsMade) => {
        const range = partRange(accountTransfer, { leftFen, partsMade })
        return range !== null && range.minFen >= 1 && range.minFen <= range.maxFen && range.maxFen === leftFen
      }),
    )
  })
})
