import { randomUUID } from 'node:crypto'
import { count, detail, list } from '@/wire/endpoints/right'
import { EditScope } from '@/wire/enums/order'
import { RightStatus } from '@/wire/enums/right'
import { ErrorCode } from '@/wire/errors'
import type { Right } from '@/wire/schemas/right'
import { OfficePath } from '../../../server/modules/backoffice/office-paths'
import type { UseCall, UseReply } from '../../../server/modules/backoffice/right/record-use'
import { readCommand } from '../../../server/start/office/commands'
import { openShop, type Shop } from '../money/shop'
import { bigShopper, standardCar } from '../orders/big-shopper'
import { deliveryShopper, type DeliveryShopper } from '../delivery/delivery-shopper'
import { callOffice } from '../office/office'

const CHARGING = 'charging-year'

let shop: Shop
let owner: DeliveryShopper
let orderNo: string

beforeEach(async () => {
  shop = await openShop()
  owner = await deliveryShopper(shop)
  orderNo = (await owner.order()).orderNo
})
afterEach(() => shop.close())

const use = (change: Partial<UseCall> = {}) =>
  callOffice<UseReply>(shop, OfficePath.rightUsed, {
    orderNo,
    right: CHARGING,
    amount: 142,
    reference: randomUUID(),
    ...change,
  })
const charging = async (token = owner.token): Promise<Right> => {
  const right = (await shop.server.call(list, {}, { token })).data.find(({ unit }) => unit === 'kWh')
  if (right === undefined) throw new Error('nothing is counted')
  return right
}
const detailOf = async () =>
  (await shop.server.call(detail, { id: (await charging()).id }, { token: owner.token })).data

describe('a right that is counted', () => {
  it('says what was used of it, and when', async () => {
    await owner.delivered()
    expect(await charging()).toMatchObject({ quantity: 1_000, used: 0, unit: 'kWh' })
    expect((await use()).data).toMatchObject({ left: 858, whole: 1_000, unit: 'kWh' })
    shop.server.clock.advance(60_000)
    await use({ amount: 8 })
    expect(await detailOf()).toMatchObject({ used: 150, status: RightStatus.available })
    expect((await detailOf()).uses.map(({ amount }) => amount)).toEqual([8, 142])
  })

  it('is used once for a reference, however often and fast it is reported', async () => {
    await owner.delivered()
    const answers = await Promise.all(Array.from({ length: 10 }, () => use({ reference: 'session-1' })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await charging()).used).toBe(142)
    const other = await deliveryShopper(shop)
    await other.delivered()
    for (const change of [{ amount: 143 }, { orderNo: (await other.order()).orderNo }]) {
      expect(await use({ reference: 'session-1', ...change })).toMatchObject({
        status: 409,
        code: ErrorCode.referenceUsed,
      })
    }
    expect(await detailOf()).toMatchObject({ used: 142, uses: [{ amount: 142 }] })
  })

  it('never gives more than the whole, also where many ask at once, and is used when nothing is left', async () => {
    await owner.delivered()
    expect(await use({ amount: 1_001 })).toMatchObject({ status: 409, code: ErrorCode.rightUsedUp })
    expect((await detailOf()).uses).toEqual([])
    const answers = await Promise.all(Array.from({ length: 12 }, () => use({ amount: 100 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ code }) => code === ErrorCode.rightUsedUp)).toHaveLength(2)
    expect(await detailOf()).toMatchObject({ used: 1_000, status: RightStatus.used })
    expect(await use({ amount: 1 })).toMatchObject({ code: ErrorCode.rightUsedUp })
  })

  it('is not used before it opens nor after it has ended', async () => {
    expect(await use()).toMatchObject({ status: 409, code: ErrorCode.rightNotUsable })
    await owner.delivered()
    await shop.server.database.query(
      `UPDATE order_event SET at = at - interval '366 days' WHERE kind = 'delivered' AND order_id = $1`,
      [owner.id],
    )
    expect(await use()).toMatchObject({ status: 409, code: ErrorCode.rightNotUsable })
    expect(await charging()).toMatchObject({ used: 0, status: RightStatus.ended })
  })

  it('leaves the count of who has it as it is until nothing is left', async () => {
    await owner.delivered()
    const before = (await shop.server.call(count, {}, { token: owner.token })).data.available
    await use({ amount: 999 })
    expect((await shop.server.call(count, {}, { token: owner.token })).data.available).toBe(before)
    await use({ amount: 1 })
    expect((await shop.server.call(count, {}, { token: owner.token })).data.available).toBe(before - 1)
  })
})

it('what is not counted, an unknown right and an unknown order are refused', async () => {
  await owner.delivered()
  expect(await use({ right: 'lifetime-warranty' })).toMatchObject({ status: 409, code: ErrorCode.rightNotUsable })
  expect(await use({ right: 'nothing' })).toMatchObject({ status: 404, code: ErrorCode.rightNotFound })
  expect(await use({ orderNo: 'nothing' })).toMatchObject({ status: 404, code: ErrorCode.rightNotFound })
  for (const amount of [0, -5, 1.5]) expect((await use({ amount })).status).toBe(422)
})

it('a car that is changed keeps what its order was promised, in its amount', async () => {
  const other = await bigShopper(shop)
  const { id } = await other.paidOrder()
  await shop.server.database.query('UPDATE right_rule SET quantity = 500 WHERE id = $1', [CHARGING])
  expect((await charging(other.token)).quantity).toBe(1_000)
  await other.edit(id, { scope: EditScope.all, car: standardCar })
  await expect(charging(other.token)).rejects.toThrow('nothing is counted')
})

it('a car that is changed keeps a right of which something was used', async () => {
  const other = await bigShopper(shop)
  const { id } = await other.paidOrder()
  await shop.server.database.query('UPDATE order_right SET used = 10 WHERE order_id = $1 AND rule_id = $2', [
    id,
    CHARGING,
  ])
  await other.edit(id, { scope: EditScope.all, car: standardCar })
  expect(await charging(other.token)).toMatchObject({ used: 10 })
})

it('the command reads the groups of an order number', () => {
  expect(readCommand(['right-used', 'VL2026', '1120', CHARGING, '142', 'session-1'])).toEqual({
    path: OfficePath.rightUsed,
    call: { orderNo: 'VL20261120', right: CHARGING, amount: 142, reference: 'session-1' },
  })
  expect(() => readCommand(['right-used', 'VL2026', '142', 'session-1'])).toThrow('Usage')
})
