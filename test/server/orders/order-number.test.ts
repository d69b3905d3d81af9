import { formatOrderNo } from '../../../server/modules/order/placing/format-order-no'

const MILLION = 1_000_000

describe('an order number', () => {
  it('names the day in Shanghai', () => {
    expect(formatOrderNo(0, new Date('2026-11-20T15:59:59.000Z'))).toMatch(/^VL20261120\d{6}$/)
    expect(formatOrderNo(0, new Date('2026-11-20T16:00:00.000Z'))).toMatch(/^VL20261121\d{6}$/)
  })

  it('is another one for each of the first million orders of a day', () => {
    const day = new Date('2026-11-20T04:00:00.000Z')
    const isTaken = new Uint8Array(MILLION)
    for (let serial = 0; serial < MILLION; serial += 1) isTaken[Number(formatOrderNo(serial, day).slice(-6))] = 1
    expect(isTaken.indexOf(0)).toBe(-1)
  })

  it('does not tell which order came before', () => {
    const day = new Date('2026-11-20T04:00:00.000Z')
    const numbers = [0, 1, 2, 3].map((serial) => Number(formatOrderNo(serial, day).slice(-6)))
    const steps = numbers.slice(1).map((number, n) => Math.abs(number - (numbers[n] ?? 0)))
    expect(Math.min(...steps)).toBeGreaterThan(1_000)
  })
})
