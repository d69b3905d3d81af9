import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { cancel, codeLogin, me, sendSms } from '@/wire/endpoints/account'
import { SmsType } from '@/wire/enums/platform'
import { ErrorCode } from '@/wire/errors'
import { openShop, type Shop, type Shopper } from '../money/shop'
import { uploadPicture } from '../../support/upload'

const DELETION = 'I no longer need this account'

describe('cancelling an account', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  const phoneOf = async (shopper: Shopper): Promise<string> =>
    (await shop.server.call(me, {}, { token: shopper.token })).data.phone

  const deletionCode = async (shopper: Shopper): Promise<string> => {
    const phoneNumber = await phoneOf(shopper)
    await shop.server.call(sendSms, { phoneNumber, smsType: SmsType.accountDeletion })
    return shop.server.sms.lastTo(phoneNumber)?.code ?? ''
  }

  const leave = (shopper: Shopper, code: string, cancelDesc = DELETION) =>
    shop.server.call(cancel, { code, cancelDesc }, { token: shopper.token })

  it('ends every session and keeps nothing personal', async () => {
    const shopper = await shop.shopper()
    const phone = await phoneOf(shopper)
    await uploadPicture(shop.server, shopper.token, 'driverLicense', { isPrivate: true })
    expect(await leave(shopper, await deletionCode(shopper))).toMatchObject({ status: 200, data: null })

    expect((await shop.server.call(me, {}, { token: shopper.token })).code).toBe(ErrorCode.sessionExpired)
    const row = await shop.server.database.one<{ row: string }>('SELECT a::text AS row FROM account a WHERE id = $1', [
      shopper.userId,
    ])
    expect(row?.row).not.toContain(phone)
    const folder = path.join(shop.server.dataDir, 'files', 'private', 'driverLicense')
    expect(await readdir(folder)).toEqual([])
  })

  it('lets the number open a new account', async () => {
    const shopper = await shop.shopper()
    const phoneNumber = await phoneOf(shopper)
    await leave(shopper, await deletionCode(shopper))
    await shop.server.call(sendSms, { phoneNumber, smsType: SmsType.login })
    const verificationCode = shop.server.sms.lastTo(phoneNumber)?.code ?? ''
    const answer = await shop.server.call(codeLogin, {
      jsCode: '',
      phoneNumber,
      verificationCode,
      agreementsAgreed: true,
    })
    expect(answer.status).toBe(200)
    expect(answer.data.userInfo.id).not.toBe(shopper.userId)
  })

  it('is refused while an order is open, and the code stays good', async () => {
    const shopper = await shop.shopper()
    const order = await shopper.order()
    const code = await deletionCode(shopper)
    expect(await leave(shopper, code)).toMatchObject({ status: 409, code: ErrorCode.accountHasOpenOrders })
    await shopper.cancel(order)
    expect((await leave(shopper, code)).status).toBe(200)
  })

  it('needs a code that was sent for it', async () => {
    const shopper = await shop.shopper()
    expect(await leave(shopper, '123456')).toMatchObject({ status: 400, code: ErrorCode.codeExpired })
    expect((await shop.server.call(me, {}, { token: shopper.token })).status).toBe(200)
  })

  it('needs a reason', async () => {
    const shopper = await shop.shopper()
    expect(await leave(shopper, '123456', '  ')).toMatchObject({ status: 400, code: ErrorCode.reasonRequired })
  })
})
