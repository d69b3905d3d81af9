import fc from 'fast-check'
import { formatYuan } from '@/domain/money/money'
import { fenOfInput } from '@/domain/money/yuan-input'

describe('an amount that is typed', () => {
  it.each([
    ['98800', 9_880_000],
    ['98,800.00', 9_880_000],
    ['¥ 1,000.5', 100_050],
    ['￥1，000', 100_000],
    ['0.01', 1],
    ['12.', 1_200],
  ])('reads %s', (text, fen) => {
    expect(fenOfInput(text)).toBe(fen)
  })

  it.each(['', '.', 'abc', '1.234', '-5', '1e5', '12345678901', '1.2.3', '50 %'])('is no amount: "%s"', (text) => {
    expect(fenOfInput(text)).toBeNull()
  })

  it('is read back as it was written, whatever the amount', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (fen) => fenOfInput(formatYuan(fen)) === fen))
  })
})
