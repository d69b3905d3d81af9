import { detail, list, quote, remove, save, share, shared } from '@/wire/endpoints/configuration'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS } from '@/domain/time/duration'
import { serverContextOf } from '../../../server/context/server-context'
import { dueDeletions } from '../../../server/modules/account/delete-due-accounts'
import { oneByOne } from '../../../server/worker/one-by-one'
import { leaveAccount, THINK_AGAIN_MS } from '../../support/customers/leave-account'
import { startTestServer, type TestServer } from '../../support/server/server'
import { LONG_RANGE_FEN, longRange, plainLongRange, savedCar } from './cars'

let server: TestServer

describe('a saved configuration', () => {
  let phone = '13912340000'
  let userId: string
  let token: string

  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    phone = String(Number(phone) + 1)
    const account = await server.login(phone)
    userId = account.userId
    token = account.token
  })
  afterAll(() => server.close())

  const idOf = (number: number): string => number.toString(16).padStart(32, '0')
  const saveAs = (number: number, changes: object = {}) =>
    server.call(save, { ...savedCar, id: idOf(number), ...changes }, { token })

  it('is found again with its names and prices, the newest first', async () => {
    await saveAs(1)
    server.clock.advance(1_000)
    await saveAs(2, plainLongRange)

    const { data } = await server.call(list, {}, { token })
    expect(data.map(({ id, revision }) => [id, revision])).toEqual([
      [idOf(2), 1],
      [idOf(1), 1],
    ])
    expect(data[1]).toMatchObject({ versionName: 'Long Range', totalFen: LONG_RANGE_FEN, options: longRange.options })
  })

  it('is not saved twice when the reply to the first call was lost', async () => {
    const first = await saveAs(1)
    server.clock.advance(1_000)
    const again = await saveAs(1)

    expect(again.data).toEqual(first.data)
  })

  it('takes a change of the revision that was read', async () => {
    await saveAs(1)
    const { data } = await saveAs(1, { ...plainLongRange, baseRevision: 1 })

    expect(data).toMatchObject({ revision: 2, options: plainLongRange.options })
  })

  it('refuses a change of an older revision, so that no other phone’s change is lost', async () => {
    await saveAs(1)
    const { status, code } = await saveAs(1, plainLongRange)

    expect({ status, code }).toEqual({ status: 409, code: ErrorCode.conflict })
    expect((await server.call(detail, { id: idOf(1) }, { token })).data.options).toEqual(longRange.options)
  })

  it('is kept also when its car is no longer offered', async () => {
    const { status, data } = await saveAs(1, { pnoTwelve: 'VL5R00026A00', modelName: 'Vela 5' })

    expect(status).toBe(200)
    expect(data.modelName).toBe('Vela 5')
  })

  it('is read in the language of the reader, whichever it was saved in', async () => {
    const parts = [
      { attributeNo: 'vela-7.interior.dune', displayName: '沙丘', priceFen: 400_000 },
      { attributeNo: 'vela-7.packs.sound', displayName: 'Sound pack', priceFen: 980_000 },
      { attributeNo: 'vela-7.wheels.arc10', displayName: 'My wheels', priceFen: 0 },
    ]
    await saveAs(1, { versionName: '长续航版', parts })
    const namesIn = async (tag: string) => {
      const { data } = await server.call(list, {}, { token, headers: { 'accept-language': tag } })
      return data.map(({ versionName, parts: read }) => [versionName, ...read.map(({ displayName }) => displayName)])
    }

    expect(await namesIn('en')).toEqual([['Long Range', 'Dune', 'Sound pack', 'My wheels']])
    expect(await namesIn('zh-CN')).toEqual([['长续航版', '沙丘', '音响包', 'My wheels']])
  })

  it('is deleted once and for all; deleting it again is no error', async () => {
    await saveAs(1)
    await server.call(remove, { id: idOf(1) }, { token })
    const again = await server.call(remove, { id: idOf(1) }, { token })

    expect(again.data).toEqual({ id: idOf(1) })
    expect((await server.call(list, {}, { token })).data).toEqual([])
  })

  it('is not deleted by who has not seen what another phone made of it', async () => {
    await saveAs(1)
    await saveAs(1, { ...plainLongRange, baseRevision: 1 })
    const deleteOf = (baseRevision: number) => server.call(remove, { id: idOf(1), baseRevision }, { token })

    expect(await deleteOf(1)).toMatchObject({ status: 409, code: ErrorCode.conflict })
    expect((await server.call(list, {}, { token })).data.map(({ revision }) => revision)).toEqual([2])
    expect([(await deleteOf(2)).code, (await deleteOf(2)).code]).toEqual([200, 200])
    expect((await server.call(list, {}, { token })).data).toEqual([])
  })

  it('is nobody else’s', async () => {
    await saveAs(1)
    const other = (await server.login('13900000000')).token
    const { status, code } = await server.call(detail, { id: idOf(1) }, { token: other })
    await server.call(remove, { id: idOf(1) }, { token: other })

    expect({ status, code }).toEqual({ status: 404, code: ErrorCode.configurationNotFound })
    expect((await server.call(list, {}, { token: other })).data).toEqual([])
    expect((await server.call(list, {}, { token })).data).toHaveLength(1)
  })

  it('is one of fifty at most', async () => {
    for (let number = 1; number <= 50; number += 1) await saveAs(number)
    const { status, code } = await saveAs(51)

    expect({ status, code }).toEqual({ status: 409, code: ErrorCode.tooManyConfigurations })
    expect((await saveAs(50, { ...plainLongRange, baseRevision: 1 })).status).toBe(200)
  })

  it('goes when the account ends', async () => {
    await saveAs(1)
    await leaveAccount(server, token)
    server.clock.advance(THINK_AGAIN_MS)
    await oneByOne(serverContextOf(server.app), dueDeletions)

    expect(await server.database.query('SELECT id FROM saved_configuration WHERE account_id = $1', [userId])).toEqual(
      [],
    )
  })

  it.each([
    ['an id that no phone makes', { id: '1' }],
    ['a name without end', { modelName: 'x'.repeat(101) }],
    ['more options than there are', { options: Array.from({ length: 65 }, (_, index) => `o${index}`) }],
  ])('cannot have %s', async (_what, changes) => {
    expect((await saveAs(1, changes)).status).toBe(422)
  })
})

describe('a shared configuration', () => {
  // Prices change here, and shares are counted: each test needs a shop of its own.
  beforeEach(async () => {
    server = await startTestServer()
  })
  afterEach(() => server.close())

  it('opens for anyone by a short code, also much later', async () => {
    const { data: given } = await server.call(share, longRange)
    server.clock.advance(400 * DAY_MS)
    const { data } = await server.call(shared, { shareCode: given.shareCode })

    expect(given.shareCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(data).toMatchObject({ options: longRange.options, totalFen: LONG_RANGE_FEN })
  })

  it('opens in the language of the reader', async () => {
    const headers = { 'accept-language': 'zh-CN' }
    const { data: given } = await server.call(share, longRange, { headers })
    const { data } = await server.call(shared, { shareCode: given.shareCode })
    const { data: again } = await server.call(share, longRange)

    expect(given).toMatchObject({ versionName: '长续航版', shareCode: data.shareCode })
    expect(data.versionName).toBe('Long Range')
    expect(again).toEqual(data)
  })

  it('has one code however often it is shared, and another code at another price', async () => {
    const codeNow = async (): Promise<string> => (await server.call(share, longRange)).data.shareCode
    const first = await codeNow()

    expect(await codeNow()).toBe(first)
    await server.database.query('UPDATE version SET price_fen = price_fen + 100')
    expect(await codeNow()).not.toBe(first)
    expect((await server.call(shared, { shareCode: first })).data.totalFen).toBe(LONG_RANGE_FEN)
  })

  it('takes a longer code where another car has the short one', async () => {
    const { data } = await server.call(share, longRange)
    await server.database.query(`UPDATE shared_configuration SET snapshot = jsonb_set(snapshot, '{totalFen}', '1')`)
    const { data: longer } = await server.call(share, longRange)

    expect(longer.shareCode).toHaveLength(10)
    expect(longer.shareCode.startsWith(data.shareCode)).toBe(true)
  })

  it('is read however the code was typed', async () => {
    const { data } = await server.call(share, longRange)
    const typed = `${data.shareCode.slice(0, 4)} ${data.shareCode.slice(4)}`.toLowerCase()

    expect((await server.call(shared, { shareCode: typed })).data.shareCode).toBe(data.shareCode)
  })

  it('opens with what is withdrawn still named, though it can no longer be priced', async () => {
    const { data } = await server.call(share, longRange)
    await server.database.query('UPDATE option SET withdrawn_at = $1 WHERE code = $2', [server.clock.now(), 'dune'])
    const opened = await server.call(shared, { shareCode: data.shareCode })

    expect(opened.data.parts.map(({ displayName }) => displayName)).toContain('Dune')
    expect((await server.call(quote, longRange)).code).toBe(ErrorCode.noLongerOffered)
  })

  it('is not found under a broken code', async () => {
    const { status, code } = await server.call(shared, { shareCode: '8K2M41ZZ' })

    expect({ status, code }).toEqual({ status: 404, code: ErrorCode.shareNotFound })
  })

  it('is never a car that cannot be built', async () => {
    const { status, code } = await server.call(share, { ...longRange, options: [] })

    expect({ status, code }).toEqual({ status: 422, code: ErrorCode.configurationInvalid })
  })

  it('is not made more than thirty times a minute from one address', async () => {
    for (let number = 1; number <= 30; number += 1) await server.call(share, longRange)

    expect((await server.call(share, longRange)).status).toBe(429)
  })
})
