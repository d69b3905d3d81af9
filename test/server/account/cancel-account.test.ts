import { cancel, codeLogin, deletion, keepAccount, me, sendSms } from '@/wire/endpoints/account'
import { save } from '@/wire/endpoints/configuration'
import { DeletionObstacleKind } from '@/wire/enums/deletion'
import { SmsType } from '@/wire/enums/platform'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS, SECOND_MS } from '@/domain/time/duration'
import { acceptDeletion, deletionCode, leaveAccount, THINK_AGAIN_MS } from '../../support/customers/leave-account'
import { savedCar } from '../vehicle/cars'
import { deliveryShopper } from '../delivery/delivery-shopper'
import { loanShopper, loanTerms } from '../loan/loan-shopper'
import { openShop, Shopper, type Shop } from '../money/shop'

const REASON = 'I no longer need this account'

describe('deleting an account', () => {
  let shop: Shop

  beforeEach(async () => {
    shop = await openShop()
  })
  afterEach(() => shop.close())

  const phoneOf = async ({ token }: Shopper): Promise<string> => (await shop.server.call(me, {}, { token })).data.phone
  const stateOf = async (token: string) => (await shop.server.call(deletion, {}, { token })).data
  const confirm = (token: string, code: string, cancelDesc = REASON) =>
    shop.server.call(cancel, { code, cancelDesc }, { token })
  const accountRow = async ({ userId }: Shopper): Promise<string> =>
    (await shop.server.database.one<{ row: string }>('SELECT a::text AS row FROM account a WHERE id = $1', [userId]))
      ?.row ?? ''

  it('ends every session at once and the account seven days later', async () => {
    const shopper = await shop.shopper()
    const phone = await phoneOf(shopper)
    const other = await shop.server.login(phone)
    expect(await leaveAccount(shop.server, shopper.token)).toMatchObject({ status: 200, data: null })
    for (const token of [shopper.token, other.token]) {
      expect((await shop.server.call(me, {}, { token })).code).toBe(ErrorCode.sessionExpired)
    }
    await shop.pass(THINK_AGAIN_MS - SECOND_MS)
    expect(await accountRow(shopper)).toContain(phone)
    await shop.pass(SECOND_MS)
    expect(await accountRow(shopper)).not.toContain(phone)
  })

  it('lets the number open a new account afterwards', async () => {
    const shopper = await shop.shopper()
    const phoneNumber = await phoneOf(shopper)
    await leaveAccount(shop.server, shopper.token)
    await shop.pass(THINK_AGAIN_MS)
    await shop.server.call(sendSms, { phoneNumber, smsType: SmsType.login })
    const verificationCode = shop.server.sms.lastTo(phoneNumber)?.code ?? ''
    const answer = await shop.server.call(codeLogin, {
      jsCode: '',
      phoneNumber,
      verificationCode,
      agreementsAgreed: true,
    })
    expect(answer.data.userInfo.id).not.toBe(shopper.userId)
  })

  it('may be called off within the seven days; logging in alone does not', async () => {
    const shopper = await shop.shopper()
    const phone = await phoneOf(shopper)
    await leaveAccount(shop.server, shopper.token)
    await shop.pass(THINK_AGAIN_MS / 2)
    const { token, userId } = await shop.server.login(phone)
    expect(userId).toBe(shopper.userId)
    expect(await stateOf(token)).toMatchObject({
      cooling: { askedTime: expect.any(String), deleteTime: expect.any(String) },
    })
    const toldTime = async () => (await shop.server.call(me, {}, { token })).data.deleteTime
    expect(await toldTime()).toBe((await stateOf(token)).cooling?.deleteTime)
    expect((await shop.server.call(keepAccount, {}, { token })).data).toMatchObject({ cooling: null })
    expect(await toldTime()).toBeNull()
    await shop.pass(THINK_AGAIN_MS)
    expect(await accountRow(shopper)).toContain(phone)
    expect(await accountRow(shopper)).not.toContain(REASON)
  })

  it('keeps its day when it is asked for again', async () => {
    const shopper = await shop.shopper()
    const phone = await phoneOf(shopper)
    await leaveAccount(shop.server, shopper.token)
    await shop.pass(THINK_AGAIN_MS - 60 * SECOND_MS)
    const { token } = await shop.server.login(phone)
    expect((await leaveAccount(shop.server, token)).status).toBe(200)
    await shop.pass(60 * SECOND_MS)
    expect(await accountRow(shopper)).not.toContain(phone)
  })

  it('is called off by an order that is placed meanwhile, also when that is cancelled again', async () => {
    const shopper = await shop.shopper()
    const phone = await phoneOf(shopper)
    await leaveAccount(shop.server, shopper.token)
    const { token, userId } = await shop.server.login(phone)
    const again = new Shopper(shop.server, userId, token)
    const order = await again.order()
    expect(await stateOf(token)).toMatchObject({ cooling: null })
    await again.cancel(order)
    await shop.pass(THINK_AGAIN_MS)
    expect(await accountRow(shopper)).toContain(phone)
    expect(await accountRow(shopper)).not.toContain(REASON)
  })

  it('does not happen while something is open, whatever its day', async () => {
    const shopper = await shop.shopper()
    const phone = await phoneOf(shopper)
    await shopper.order()
    await shop.server.database.query('UPDATE account SET delete_at = $2 WHERE id = $1', [
      shopper.userId,
      shop.server.clock.now(),
    ])
    await shop.pass(SECOND_MS)
    expect(await accountRow(shopper)).toContain(phone)
    expect(await stateOf(shopper.token)).toMatchObject({ cooling: null })
  })

  it('is refused while an order is open, says which, and the code stays good', async () => {
    const shopper = await shop.shopper()
    const { token } = shopper
    const order = await shopper.order()
    await acceptDeletion(shop.server, token)
    const code = await deletionCode(shop.server, token)
    expect(await confirm(token, code)).toMatchObject({ status: 409, code: ErrorCode.accountNotSettled })
    expect((await stateOf(token)).obstacles).toEqual([
      { kind: DeletionObstacleKind.order, orderId: order.id, orderNo: order.orderNo, amountFen: null },
    ])
    await shopper.cancel(order)
    expect((await confirm(token, code)).status).toBe(200)
  })

  it('waits for money that is on its way back', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shop.paidOrder(shopper)
    await shopper.refund(order, payNo, 'no garage')
    expect((await stateOf(shopper.token)).obstacles).toEqual([
      { kind: DeletionObstacleKind.refund, orderId: order.id, orderNo: order.orderNo, amountFen: order.orderAmount },
    ])
    await shop.refundsArrive()
    expect((await stateOf(shopper.token)).obstacles).toEqual([])
  })

  it('waits for a loan until its last instalment', async () => {
    const loan = await loanShopper(shop)
    await loan.released()
    const phone = await phoneOf(loan.big.small)
    const { obstacles } = await stateOf(loan.big.small.token)
    expect(obstacles).toMatchObject([
      { kind: DeletionObstacleKind.order, orderId: loan.order.id },
      { kind: DeletionObstacleKind.loan, orderId: loan.order.id, amountFen: expect.any(Number) },
    ])
    shop.server.clock.advance((loanTerms.termMonths + 1) * 31 * DAY_MS)
    const { token } = await shop.server.login(phone)
    expect((await stateOf(token)).obstacles).toMatchObject([{ kind: DeletionObstacleKind.order }])
  })

  it('says what is lost', async () => {
    const { token } = await shop.shopper()
    await shop.server.call(save, { ...savedCar, id: 'c'.repeat(32) }, { token })
    expect((await stateOf(token)).losses).toEqual({
      points: 0,
      levelName: null,
      coupons: expect.any(Number),
      configurations: 1,
    })
  })

  it('names the points and the level that are lost, in the language of who asks', async () => {
    const shopper = await deliveryShopper(shop)
    await shopper.delivered()
    const { token } = shopper
    expect((await stateOf(token)).losses).toMatchObject({ points: 11_000, levelName: 'Helm' })
    const chinese = await shop.server.call(deletion, {}, { token, headers: { 'accept-language': 'zh-CN' } })
    expect(chinese.data.losses).toMatchObject({ points: 11_000, levelName: '舵手' })
  })

  it('needs both agreements', async () => {
    const { token } = await shop.shopper()
    const code = await deletionCode(shop.server, token)
    expect(await confirm(token, code)).toMatchObject({ status: 400, code: ErrorCode.agreementsNotAccepted })
    await acceptDeletion(shop.server, token)
    expect((await confirm(token, code)).status).toBe(200)
  })

  it('needs a code that was sent for it, and takes five wrong ones', async () => {
    const { token } = await shop.shopper()
    await acceptDeletion(shop.server, token)
    expect(await confirm(token, '123456')).toMatchObject({ status: 400, code: ErrorCode.codeExpired })
    const code = await deletionCode(shop.server, token)
    const wrong = code === '000000' ? '111111' : '000000'
    const answers: number[] = []
    for (let turn = 0; turn < 5; turn += 1) answers.push((await confirm(token, wrong)).code)
    expect(answers).toEqual([...Array<number>(4).fill(ErrorCode.wrongCode), ErrorCode.codeTriesSpent])
    expect((await confirm(token, code)).code).toBe(ErrorCode.codeTriesSpent)
    expect((await stateOf(token)).cooling).toBeNull()
  })

  it.each(['  ', '\u200b'])('needs a reason, and %j is none', async (reason) => {
    const { token } = await shop.shopper()
    expect(await confirm(token, '123456', reason)).toMatchObject({ status: 400, code: ErrorCode.reasonRequired })
  })
})
