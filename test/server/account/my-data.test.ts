import { edit } from '@/wire/endpoints/account'
import { consents, mine } from '@/wire/endpoints/my-data'
import { AgreementId } from '@/wire/enums/agreement'
import { dataSections } from '../../../server/modules/my-data/sections'
import { openShop, type Shop } from '../money/shop'
import { deliveryShopper } from '../order-life/delivery-shopper'

const NAME = 'Ouyang Xiaodan'

/** Tables that know an account and are left out, for each a reason. */
const leftOut: Readonly<Record<string, string>> = {
  known_device: 'marks of devices, which say nothing to anybody',
  idempotency: 'copies of replies, a week old at most',
  coupon_code_tries: 'a count against guessing',
  upload_day: 'a count of two days',
}

let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const read = async (token: string) => (await shop.server.call(mine, {}, { token })).data

describe('the data of one’s own', () => {
  it('are all that is kept, told to nobody else', async () => {
    const shopper = await deliveryShopper(shop)
    await shopper.delivered()
    const { token } = shopper
    await shop.server.call(edit, { nickName: NAME }, { token })
    const { madeTime, sections } = await read(token)
    expect(madeTime).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
    const rowsOf = (name: string) => sections.find((section) => section.name === name)?.rows ?? []
    expect(rowsOf('profile')).toMatchObject([{ nickName: NAME }])
    expect(rowsOf('orders')).toMatchObject([{ orderNo: (await shopper.order()).orderNo }])
    for (const name of ['payments', 'papers', 'orderHistory', 'logins']) {
      expect([name, rowsOf(name).length > 0]).toEqual([name, true])
    }

    const { token: others } = await shop.shopper()
    expect(JSON.stringify(await read(others))).not.toContain(NAME)
    expect((await shop.server.call(mine, {})).status).toBe(401)
  })

  it('hold no token, no hash and no sealed number', async () => {
    const shopper = await deliveryShopper(shop)
    const text = JSON.stringify(await read(shopper.token))
    expect(text).not.toContain(shopper.token)
    expect(text).not.toMatch(/hash|sealed|fingerprint/i)
  })

  it('leave no table out without a reason', async () => {
    const known = await shop.server.database.query<{ name: string }>(
      `SELECT DISTINCT table_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name IN ('account_id', 'user_id')`,
    )
    const told = [...dataSections.flatMap(({ tables }) => tables), ...Object.keys(leftOut)]
    expect(known.map(({ name }) => name).filter((name) => !told.includes(name))).toEqual([])
  })
})

describe('the history of consents', () => {
  it('names each version once with its time, and the order that it was for', async () => {
    const shopper = await shop.shopper()
    const { order } = await shopper.orderInPayment()
    const { data } = await shop.server.call(consents, {}, { token: shopper.token })
    expect(data.map(({ id }) => id)).toEqual(
      expect.arrayContaining([AgreementId.privacyPolicy, AgreementId.purchaseIntentLetter]),
    )
    expect(data.find(({ id }) => id === AgreementId.purchaseIntentLetter)).toMatchObject({ orderNo: order.orderNo })
    const { token } = await shop.shopper()
    const others = (await shop.server.call(consents, {}, { token })).data
    expect(others.filter(({ orderNo }) => orderNo !== null)).toEqual([])
    expect((await shop.server.call(consents, {})).status).toBe(401)
  })
})
