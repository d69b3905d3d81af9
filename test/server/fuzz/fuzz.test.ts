import { SUCCESS_CODE } from '@/wire/envelope'
import { ErrorCode } from '@/wire/errors'
import { runFuzz } from '../../fuzz/fuzz'
import { openShop, type Shop } from '../money/shop'

const REQUESTS = 400
const LONG_TEST_MS = 120_000

describe('order routes under broken requests', () => {
  let shop: Shop
  let port: number

  beforeAll(async () => {
    shop = await openShop()
    port = Number(new URL(await shop.server.app.listen({ host: '127.0.0.1', port: 0 })).port)
  })
  afterAll(() => shop.close())

  it(
    'answer each with an envelope and a stable code, never fail, and keep the books',
    async () => {
      const { faults, answers, requests } = await runFuzz(shop, { port, requests: REQUESTS, seed: 4 })
      expect(faults).toEqual([])
      expect(requests).toBeGreaterThanOrEqual(REQUESTS)
      // Both sides of the door were reached: calls that worked, and calls that were refused behind it.
      expect(answers.get(SUCCESS_CODE)).toBeGreaterThan(REQUESTS / 10)
      expect(answers.get(ErrorCode.invalidField)).toBeGreaterThan(REQUESTS / 10)
      expect(answers.get(ErrorCode.orderStateChanged)).toBeGreaterThan(0)
    },
    LONG_TEST_MS,
  )
})
