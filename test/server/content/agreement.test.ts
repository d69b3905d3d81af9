import { accept, detail, pending } from '@/wire/endpoints/agreement'
import { AgreementId, AgreementScene } from '@/wire/enums/agreement'
import { ErrorCode } from '@/wire/errors'
import { hasPendingAgreements } from '../../../server/modules/agreement/pending'
import { startTestServer, type TestServer } from '../../support/server/server'

const USER_AGREEMENT = { id: AgreementId.userAgreement, version: 8 }
const PRIVACY_POLICY = { id: AgreementId.privacyPolicy, version: 11 }
const scene = AgreementScene.accountRegister

let server: TestServer
let newcomers = 0

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const newcomer = () => {
  newcomers += 1
  return server.login(`1390000${String(newcomers).padStart(4, '0')}`)
}

it.each([...new Set(Object.values(AgreementId))])('has a text for agreement %i', async (id) => {
  const { status, data } = await server.call(detail, { id })

  expect(status).toBe(200)
  expect(data.sections.length).toBeGreaterThanOrEqual(5)
  expect(data.effectiveDate).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(data.accepted).toBe(false)
})

it.each([
  ['en', /You then configure the car/, /twelve months|passed on once|group/],
  ['zh', /届时您可以选配车辆/, /十二个月|转让一次|批次/],
])(
  'promises in the intent letter no date, transfer or group, of which nobody knows, in %s',
  async (language, said, promise) => {
    const { data } = await server.call(
      detail,
      { id: AgreementId.purchaseIntentLetter },
      { headers: { 'accept-language': language } },
    )
    const text = data.sections.map(({ body }) => body).join('\n')
    expect(text).toMatch(said)
    expect(text).not.toMatch(promise)
  },
)

it('asks a new user for the user agreement and the privacy policy, and for nothing else', async () => {
  const { token, userId } = await newcomer()

  const { data } = await server.call(pending, {}, { token })
  expect(data.map(({ id, version }) => ({ id, version }))).toEqual([USER_AGREEMENT, PRIVACY_POLICY])
  expect(await hasPendingAgreements(server.database, userId)).toBe(true)
})

it('asks no more once both are accepted, and remembers version, scene and time', async () => {
  const { token, userId } = await newcomer()

  const one = await server.call(accept, { agreements: [USER_AGREEMENT], scene }, { token })
  expect(one.data).toEqual({ agreementsUpdated: true })
  const both = await server.call(accept, { agreements: [USER_AGREEMENT, PRIVACY_POLICY], scene }, { token })
  expect(both.data).toEqual({ agreementsUpdated: false })

  expect((await server.call(pending, {}, { token })).data).toEqual([])
  expect((await server.call(detail, { id: AgreementId.privacyPolicy }, { token })).data.accepted).toBe(true)
  const rows = await server.database.query(
    'SELECT agreement_id, version, scene, accepted_at FROM agreement_acceptance WHERE account_id = $1 ORDER BY 1',
    [userId],
  )
  expect(rows).toEqual([
    { agreement_id: 2, version: 8, scene, accepted_at: server.clock.now() },
    { agreement_id: 13, version: 11, scene, accepted_at: server.clock.now() },
  ])
})

it('refuses a version that is no longer current, and then keeps none of the call', async () => {
  const { token } = await newcomer()

  const { status, code } = await server.call(
    accept,
    { agreements: [USER_AGREEMENT, { ...PRIVACY_POLICY, version: 9 }], scene },
    { token },
  )
  expect(status).toBe(409)
  expect(code).toBe(ErrorCode.agreementOutdated)
  expect((await server.call(pending, {}, { token })).data).toHaveLength(2)
})

it('asks again when a new version comes into force', async () => {
  const { token, userId } = await newcomer()
  await server.call(accept, { agreements: [USER_AGREEMENT, PRIVACY_POLICY], scene }, { token })

  await server.database.query(
    `INSERT INTO agreement (id, version, title, effective_date, change_note, sections)
     SELECT id, version + 1, title, '2026-12-01', 'Shorter', sections FROM agreement WHERE id = 15`,
  )
  expect(await hasPendingAgreements(server.database, userId)).toBe(false)

  await server.database.query(
    `INSERT INTO agreement (id, version, title, effective_date, change_note, sections)
     SELECT id, 9, title, '2026-12-01', 'Shorter', sections FROM agreement WHERE id = 2`,
  )
  const { data } = await server.call(pending, {}, { token })
  expect(data).toEqual([
    { id: 2, version: 9, title: 'User agreement', effectiveDate: '2026-12-01', changeNote: 'Shorter' },
  ])
  await server.database.query(`DELETE FROM agreement WHERE effective_date = '2026-12-01'`)
})

it.each([99, 70_000])('does not know agreement %i', async (id) => {
  const { token } = await newcomer()

  const read = await server.call(detail, { id })
  const accepted = await server.call(accept, { agreements: [{ id, version: 1 }], scene }, { token })

  expect([read.status, read.code]).toEqual([404, ErrorCode.agreementNotFound])
  expect([accepted.status, accepted.code]).toEqual([404, ErrorCode.agreementNotFound])
})

it('lets only a logged-in user accept', async () => {
  const { status, code } = await server.call(accept, { agreements: [USER_AGREEMENT], scene })

  expect(status).toBe(401)
  expect(code).toBe(ErrorCode.notLoggedIn)
})

it('refuses a scene that does not exist and an empty list', async () => {
  const { token } = await newcomer()

  const oddScene = await server.call(accept, { agreements: [USER_AGREEMENT], scene: 4 as AgreementScene }, { token })
  const nothing = await server.call(accept, { agreements: [], scene }, { token })

  expect([oddScene.status, oddScene.data]).toEqual([422, { field: 'scene' }])
  expect([nothing.status, nothing.data]).toEqual([422, { field: 'agreements' }])
})
