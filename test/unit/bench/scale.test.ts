import { readFileSync } from 'node:fs'
import path from 'node:path'
import { needOfFeed, needOfOrders } from '../../bench/growth/scale-model'
import { computedText, readCosts } from '../../bench/growth/scale-text'

const document = readFileSync(path.resolve(__dirname, '../../../docs/scale.md'), 'utf8')

describe('the growth on paper', () => {
  it('follows from the costs that it tells', () => {
    expect(document).toContain(computedText(readCosts(document)))
  })

  it('needs ten times the cores for ten times the orders, and more rows for a deposit that one cannot serve', () => {
    const [some, many] = [1_000, 10_000].map((aSecond) => needOfOrders(readCosts(document), aSecond))
    expect((many?.databaseCores ?? 0) / (some?.databaseCores ?? 1)).toBeCloseTo(10, 0)
    expect(many?.rowsOfDeposit).toBeGreaterThan(some?.rowsOfDeposit ?? Infinity)
  })

  it('has the CDN answer what everybody asks for alike', () => {
    const [few, all] = [10_000, 10_000_000].map((phones) => needOfFeed(readCosts(document), phones))
    expect(all?.cdnHits).toBeGreaterThan(few?.cdnHits ?? 1)
  })
})
