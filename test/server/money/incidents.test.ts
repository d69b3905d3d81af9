import { DAY_MS, HOUR_MS, SECOND_MS } from '@/domain/time/duration'
import { SandboxOutcome } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { OfficePath } from '../../../server/modules/backoffice/office-paths'
import type { Incident, OpenIncidents } from '../../../server/modules/incident/incident-statements'
import type { ComparedBill } from '../../../server/modules/reconciliation/compare-bill'
import { compareDueBills } from '../../../server/modules/reconciliation/due-bills'
import { callOffice } from '../office/office'
import { assertInvariants } from './assert-invariants'
import { openShop, type Shop, type Shopper } from './shop'

describe('money that does not fit the books', () => {
  let shop: Shop

  beforeEach(async () => {
    shop = await openShop()
  })
  afterEach(() => shop.close())

  const open = async (): Promise<OpenIncidents | null> =>
    (await callOffice<OpenIncidents>(shop, OfficePath.incidents, {})).data
  const incidents = async (): Promise<Incident[]> => (await open())?.incidents ?? []
  const billOf = async (day?: string): Promise<ComparedBill[]> =>
    (await callOffice<ComparedBill[]>(shop, OfficePath.bill, day === undefined ? {} : { day })).data ?? []
  /** The provider takes another amount than was asked for. */
  const paidWrongly = async (shopper: Shopper): Promise<string> => {
    const { payNo } = await shopper.orderInPayment()
    await shop.server.database.query('UPDATE sandbox_transaction SET amount_fen = 99999 WHERE pay_no = $1', [payNo])
    await shopper.decide(payNo, SandboxOutcome.success)
    await shop.pass(SECOND_MS)
    return payNo
  }

  it('is an incident that a person sees once, however often it is told, and settles with a note', async () => {
    const payNo = await paidWrongly(await shop.shopper())
    await shop.pass(10 * SECOND_MS)
    const [incident, ...others] = await incidents()
    expect(others).toEqual([])
    expect(incident).toMatchObject({
      kind: 'amount-mismatch',
      subject: payNo,
      details: { askedFen: 100_000, toldFen: 99_999 },
      openedTime: '2026-11-20 12:00:01',
    })
    const settled = { id: incident?.id, note: 'given back by hand' }
    expect(await callOffice(shop, OfficePath.incidentSettled, settled)).toMatchObject({ status: 200 })
    expect(await incidents()).toEqual([])
    expect(await callOffice(shop, OfficePath.incidentSettled, settled)).toMatchObject({ status: 404 })
    await shop.pass(HOUR_MS)
    expect(await incidents()).toEqual([])
    const sql = 'SELECT settled_by AS by, note FROM incident'
    expect(await shop.server.database.query(sql)).toEqual([{ by: 'office:demo', note: 'given back by hand' }])
  })

  it('is none where a day’s bill and the ledger agree, refunds included', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shop.paidOrder(shopper)
    await shop.paidOrder(await shop.shopper())
    await shopper.refund(order, payNo)
    await shop.refundsArrive()
    await shop.pass(DAY_MS)
    expect(await billOf('2026-11-20')).toEqual([{ gateway: 'sandbox', day: '2026-11-20', lines: 3, differences: [] }])
    await assertInvariants(shop.server.database)
  })

  it('is listed with what happened last first, and says how much more there is', async () => {
    const { database, clock } = shop.server
    await database.query(
      `INSERT INTO incident (kind, subject, reference, details, opened_at)
       SELECT 'amount-mismatch', 'P' || n, 'P' || n, '{}', $1 FROM generate_series(1, 537) n`,
      [clock.now()],
    )
    const told = await open()
    expect(told).toMatchObject({ incidents: { length: 500, 0: { subject: 'P537' } }, more: 37 })
  })

  it('is found by the worker, which compares each day once, the next day', async () => {
    await shop.paidOrder(await shop.shopper())
    const payNo = await paidWrongly(await shop.shopper())
    const compared = () => shop.server.database.query('SELECT day::text AS day FROM provider_bill ORDER BY day')
    await compareDueBills(shop.context)
    expect((await compared()).at(-1)).toEqual({ day: '2026-11-19' })
    shop.server.clock.advance(DAY_MS)
    await compareDueBills(shop.context)
    await compareDueBills(shop.context)
    expect((await compared()).at(-1)).toEqual({ day: '2026-11-20' })
    expect(await incidents()).toMatchObject([
      { kind: 'bill-differs', subject: `pay:SANDBOX-${payNo}`, details: { billFen: 99_999, ledgerFen: null } },
      { kind: 'amount-mismatch', subject: payNo },
    ])
  })

  /** The provider has every bill but that of one day. */
  const withoutBillOf = (missing: string) => {
    const { wechat } = shop.context.payments
    const bill = wechat.bill.bind(wechat)
    return jest.spyOn(wechat, 'bill').mockImplementation((day) => {
      if (day === missing) throw new Error('the provider is not well')
      return bill(day)
    })
  }

  it('is found in the bills of the other days, where the one of a day cannot be had', async () => {
    const asked = withoutBillOf('2026-11-16')
    const compared = async () =>
      (
        await shop.server.database.query<{ day: string }>('SELECT day::text AS day FROM provider_bill ORDER BY day')
      ).map(({ day }) => day)
    await compareDueBills(shop.context)
    expect(await compared()).toEqual([13, 14, 15, 17, 18, 19].map((day) => `2026-11-${day}`))
    asked.mockRestore()
    await compareDueBills(shop.context)
    expect(await compared()).toContain('2026-11-16')
  })

  it('is none because the bill of its day cannot be had yet', async () => {
    const asked = withoutBillOf('2026-11-20')
    await shop.paidOrder(await shop.shopper())
    for (const _ of [21, 22]) {
      shop.server.clock.advance(DAY_MS)
      await compareDueBills(shop.context)
    }
    expect(await incidents()).toEqual([])
    asked.mockRestore()
    await compareDueBills(shop.context)
    expect(await incidents()).toEqual([])
  })

  it('is found though the bill of its day came after the next ones', async () => {
    const asked = withoutBillOf('2026-11-20')
    const { payNo } = await shop.paidOrder(await shop.shopper())
    await shop.server.database.query('UPDATE sandbox_transaction SET settles_at = NULL')
    shop.server.clock.advance(2 * DAY_MS)
    await compareDueBills(shop.context)
    expect(await incidents()).toEqual([])
    asked.mockRestore()
    await compareDueBills(shop.context)
    expect(await incidents()).toMatchObject([{ kind: 'not-in-bill', subject: `pay:SANDBOX-${payNo}` }])
  })

  it.each([
    ['is none while a refund on the bill is still under way', 100_000, []],
    ['is a refund under way that the bill has with another amount', 99_999, [{ billFen: -99_999, ledgerFen: null }]],
  ])('%s', async (_sentence, amountFen, differences) => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shop.paidOrder(shopper)
    await shopper.refund(order, payNo)
    await shop.pass(0)
    shop.server.clock.advance(DAY_MS)
    const { wechat } = shop.context.payments
    const [payment] = await wechat.bill('2026-11-20')
    const refund = { kind: 'refund', refundNo: `${payNo}R1`, amountFen } as const
    jest.spyOn(wechat, 'bill').mockResolvedValue([...(payment ? [payment] : []), refund])
    expect(await billOf('2026-11-20')).toMatchObject([{ lines: 2, differences }])
  })

  it('is what the ledger has and no bill tells of, a day later', async () => {
    const { payNo } = await shop.paidOrder(await shop.shopper())
    await shop.server.database.query('UPDATE sandbox_transaction SET settles_at = NULL')
    shop.server.clock.advance(DAY_MS)
    await billOf('2026-11-20')
    expect(await incidents()).toEqual([])
    shop.server.clock.advance(DAY_MS)
    const difference = { reference: `pay:SANDBOX-${payNo}`, billFen: null, ledgerFen: 100_000 }
    expect(await billOf('2026-11-21')).toMatchObject([{ lines: 0, differences: [difference] }])
    expect(await incidents()).toMatchObject([{ kind: 'not-in-bill', subject: difference.reference }])
  })

  it('is looked for when the bills of its days come, not with every bill after them, and stays an incident', async () => {
    const { payNo } = await shop.paidOrder(await shop.shopper())
    await shop.server.database.query('UPDATE sandbox_transaction SET settles_at = NULL')
    const told = []
    for (const day of [20, 21, 22, 23]) {
      shop.server.clock.advance(DAY_MS)
      told.push((await billOf(`2026-11-${day}`)).map(({ differences }) => differences.length))
    }
    expect(told).toEqual([[0], [1], [0], [0]])
    expect(await incidents()).toMatchObject([{ kind: 'not-in-bill', subject: `pay:SANDBOX-${payNo}` }])
  })

  it.each(['2026-11-20', '2027-01-01', '2026-02-31'])(
    'is not looked for on a day that is not over: %s',
    async (day) => {
      await shop.paidOrder(await shop.shopper())
      const answer = await callOffice(shop, OfficePath.bill, { day })
      expect(answer).toMatchObject({ status: 422, code: ErrorCode.invalidField })
      expect(await shop.server.database.query('SELECT FROM provider_bill')).toEqual([])
    },
  )
})
