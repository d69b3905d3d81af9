import { randomUUID } from 'node:crypto'
import { placeBig } from '@/wire/endpoints/order'
import { ErrorCode } from '@/wire/errors'
import { BuyerType, IdDocumentType } from '@/wire/enums/buyer'
import { EditScope } from '@/wire/enums/order'
import { withNumbersMarked } from '../../../server/modules/order/buyer/secret-owner'
import { sealOldNumbers } from '../../../server/modules/order/buyer/seal-old-numbers'
import { fingerprint } from '../../../server/modules/idempotency/fingerprint'
import { createNumberVault } from '../../../server/secrets/number-vault'
import { openShop, type Shop } from '../money/shop'
import { bigPlacement, bigShopper } from './big-shopper'

const RESIDENT_ID = '11010519491231002X'
const MASKED = '1101**********002X'
const PASSPORT = 'E12345678'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const stored = async (id: string) => {
  const row = await shop.server.database.one<{ text: string; sealedNo: string }>(
    `SELECT orders::text AS text, purchase->>'sealedNo' AS "sealedNo" FROM orders WHERE id = $1`,
    [id],
  )
  if (row === undefined) throw new Error(`no order ${id}`)
  return row
}

/** Writes the buyer as servers did before numbers were sealed. */
const unseal = (id: string) =>
  shop.server.database.query(
    `UPDATE orders SET purchase = purchase - 'sealedNo' || jsonb_build_object('cerNo', $2::text) WHERE id = $1`,
    [id, RESIDENT_ID],
  )

describe('the number of a buyer’s papers', () => {
  it('is not to be read in the database, and opens for the order with the server’s secret', async () => {
    const { id } = await (await bigShopper(shop)).order()
    const { text, sealedNo } = await stored(id)
    expect(text).not.toContain(RESIDENT_ID)
    expect(shop.context.numbers.open(sealedNo, id)).toBe(RESIDENT_ID)
  })

  it('of an enterprise is sealed as well', async () => {
    const owner = {
      purchaseType: BuyerType.enterprise,
      subjectName: 'Vela Fleet Ltd',
      enterpriseTaxNo: '91350100M000100Y43',
    }
    const { id } = await (await bigShopper(shop)).order({ owner })
    const { text, sealedNo } = await stored(id)
    expect(text).not.toContain(owner.enterpriseTaxNo)
    expect(shop.context.numbers.open(sealedNo, id)).toBe(owner.enterpriseTaxNo)
  })

  it('is sealed anew when the buyer changes', async () => {
    const shopper = await bigShopper(shop)
    const { id } = await shopper.paidOrder()
    const owner = { ...bigPlacement.owner, cerType: IdDocumentType.passport, cerNo: PASSPORT }
    await shopper.edit(id, { scope: EditScope.ownerInfo, owner })
    const { text, sealedNo } = await stored(id)
    expect(text).not.toContain(PASSPORT)
    expect(shop.context.numbers.open(sealedNo, id)).toBe(PASSPORT)
  })

  it('cannot be tried against what the key of its request is known by, which still tells it from another', async () => {
    const shopper = await bigShopper(shop)
    const key = randomUUID()
    const { data } = await shopper.place({}, key)
    const kept = await shop.server.database.query<{ fingerprint: string }>('SELECT fingerprint FROM idempotency')
    expect(kept).not.toContainEqual({ fingerprint: fingerprint(placeBig.path, bigPlacement) })

    expect((await shopper.place({}, key)).data.id).toBe(data.id)
    const other = { ...bigPlacement.owner, cerType: IdDocumentType.passport, cerNo: PASSPORT }
    expect(await shopper.place({ owner: other }, key)).toMatchObject({ code: ErrorCode.idempotencyKeyReused })
    const neighbour = { ...bigPlacement.owner, cerNo: '110105194912310038' }
    expect(await shopper.place({ owner: neighbour }, key)).toMatchObject({ code: ErrorCode.idempotencyKeyReused })
  })

  it('of a person and of an enterprise are told apart, and both of them count', async () => {
    const shopper = await bigShopper(shop)
    const key = randomUUID()
    const owner = { ...bigPlacement.owner, enterpriseTaxNo: '91350100M000100Y43' }
    expect(await shopper.place({ owner }, key)).toMatchObject({ code: 200 })
    const other = { ...owner, enterpriseTaxNo: '91350100M000100Y51' }
    expect(await shopper.place({ owner: other }, key)).toMatchObject({ code: ErrorCode.idempotencyKeyReused })
  })

  it('stays masked on the order’s page when the secret is another one', async () => {
    const shopper = await bigShopper(shop)
    const { id } = await shopper.order()
    const other = createNumberVault(['another secret of at least 32 characters'])
    await shop.server.database.query(
      `UPDATE orders SET purchase = purchase || jsonb_build_object('sealedNo', $2::text) WHERE id = $1`,
      [id, other.seal(RESIDENT_ID, id)],
    )
    expect(shop.context.numbers.open((await stored(id)).sealedNo, id)).toBeNull()
    expect((await shopper.detail(id)).cerNo).toBe(MASKED)
  })

  it('of an older order is sealed once, by however many processes start at once', async () => {
    const shopper = await bigShopper(shop)
    const { id } = await shopper.order()
    await unseal(id)
    expect((await shopper.detail(id)).cerNo).toBe(MASKED)

    const { database } = shop.server
    const counts = await Promise.all([1, 2, 3].map(() => sealOldNumbers(database, shop.context.numbers)))
    expect(counts.sort()).toEqual([0, 0, 1])
    const { text, sealedNo } = await stored(id)
    expect(text).not.toContain(RESIDENT_ID)
    expect(shop.context.numbers.open(sealedNo, id)).toBe(RESIDENT_ID)
    expect((await shopper.detail(id)).cerNo).toBe(MASKED)
  })
})

describe('a key that comes again after its server was replaced', () => {
  const [OLD_SECRET, NEW_SECRET] = ['an old secret of at least 32 letters', 'a new secret of at least 32 letters']
  let renewed: Shop

  beforeAll(async () => {
    renewed = await openShop({ variables: { SERVER_SECRET: NEW_SECRET, SERVER_SECRET_OLD: OLD_SECRET } })
  })
  afterAll(() => renewed.close())

  it.each([
    ['by one that had another secret', withNumbersMarked(createNumberVault([OLD_SECRET]), bigPlacement).body],
    ['by one that kept bare digests', bigPlacement],
  ])('is answered its reply: %s', async (_what, body) => {
    const shopper = await bigShopper(renewed)
    const key = randomUUID()
    const { data } = await shopper.place({}, key)
    await renewed.server.database.query('UPDATE idempotency SET fingerprint = $1 WHERE key = $2', [
      fingerprint(placeBig.path, body),
      key,
    ])
    expect((await shopper.place({}, key)).data.id).toBe(data.id)
    const other = { ...bigPlacement.owner, cerNo: '110105194912310038' }
    expect(await shopper.place({ owner: other }, key)).toMatchObject({ code: ErrorCode.idempotencyKeyReused })
  })
})

const withAnother = (text: string, at: number): string =>
  text.slice(0, at) + (text.charAt(at) === 'A' ? 'B' : 'A') + text.slice(at + 1)

describe('a sealed number', () => {
  const numbers = createNumberVault(['a secret of at least 32 characters, for tests'])
  const sealed = numbers.seal(RESIDENT_ID, 'order-1')

  it('differs each time, so that equal numbers cannot be found', () => {
    expect(numbers.seal(RESIDENT_ID, 'order-1')).not.toBe(sealed)
  })

  it.each([
    ['for another order', sealed, 'order-2'],
    ['when a character of it is changed', withAnother(sealed, 30), 'order-1'],
    ['when it is cut short', sealed.slice(0, 20), 'order-1'],
    ['when it was never sealed', RESIDENT_ID, 'order-1'],
  ])('does not open %s', (_what, text, orderId) => {
    expect(numbers.open(text, orderId)).toBeNull()
  })
})
