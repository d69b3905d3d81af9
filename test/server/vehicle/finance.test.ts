import { verifyInterest } from '@/wire/endpoints/order'
import { loanSchemes, trialModels } from '@/wire/endpoints/vehicle'
import type { LoanScheme } from '@/wire/schemas/finance'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS } from '@/domain/time/duration'
import { loanFaults, loanOffer } from '@/domain/finance/loan'
import { startTestServer, type TestServer } from '../../support/server/server'
import { LONG_RANGE_FEN, longRange } from './cars'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const { pnoTwelve } = longRange
const STANDARD = 'VL7R61026A01'

const usualPlanOf = ({ defaultDownPaymentRatio, defaultTermMonths }: LoanScheme) => ({
  downPaymentRatio: defaultDownPaymentRatio,
  termMonths: defaultTermMonths,
})

describe('loans', () => {
  it('can be tried for every version of both models', async () => {
    const { data } = await server.call(trialModels, {})

    expect(data.map(({ modelName, versions }) => [modelName, versions.length])).toEqual([
      ['Vela 7', 3],
      ['Vela 9', 3],
    ])
    for (const { picture } of data.flatMap(({ versions }) => versions)) expect(picture).toMatch(/-side-/)
  })

  it('start with a plan that is to be had, the first one at 3,582.57 a month for the Long Range', async () => {
    const { data } = await server.call(loanSchemes, { pnoTwelve })
    const [first] = data

    for (const scheme of data) expect(loanFaults(scheme, usualPlanOf(scheme))).toEqual([])
    expect(first && loanOffer(LONG_RANGE_FEN, first, usualPlanOf(first)).monthlyFen).toBe(358_257)
  })

  it('are free of interest for the first version', async () => {
    const { data } = await server.call(loanSchemes, { pnoTwelve: STANDARD })

    expect(data.map(({ schemeName, annualRate }) => [schemeName, annualRate])).toEqual([
      ['Vela low rate', 0.0204],
      ['Bank of Shore', 0.0299],
      ['No interest', 0],
    ])
  })

  it('are for versions that exist', async () => {
    const { status, code } = await server.call(loanSchemes, { pnoTwelve: 'VL5R00026A00' })

    expect({ status, code }).toEqual({ status: 404, code: ErrorCode.versionNotFound })
  })
})

describe('the rights of a version', () => {
  it('are valid while they run, and not any more when they have ended', async () => {
    const ask = async () =>
      (await server.call(verifyInterest, { pnoTwelve }, { token: (await server.login('13912340009')).token })).data

    expect(await ask()).toMatchObject({ valid: true, interestCode: `charge-${pnoTwelve}` })
    server.clock.advance(200 * DAY_MS)
    expect(await ask()).toEqual({ valid: false, interestCode: null, interestDiscountInfo: null })
  })

  it('are none for the first version', async () => {
    const { token } = await server.login('13912340008')
    const { data } = await server.call(verifyInterest, { pnoTwelve: STANDARD }, { token })

    expect(data.valid).toBe(false)
  })
})
