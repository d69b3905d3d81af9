import { MINUTE_MS } from '@/domain/time/duration'
import { logInByPhone } from '../../support/customers/customer'
import { charge, chargingRight } from '../../support/customers/rights'
import { logInBySms, scriptLoginCode } from '../support/steps'
import { useApp } from '../support/suite'

const PHONE = '13900000062'

describe('a right that is counted', () => {
  const app = useApp()

  it('says what is left of it, and what was used', async () => {
    const { shopper, api } = app()
    const customer = await logInByPhone(api, PHONE, '10.0.9.9')
    await charge(api, await chargingRight(api, customer), 58)
    // A number gets one code a minute.
    api.clock.advance(MINUTE_MS)
    await scriptLoginCode(shopper)
    await shopper.miniProgram.reLaunch('/pages/rights/index')
    await logInBySms(shopper, api, PHONE)
    await shopper.arrivesAt('pages/rights/index')
    await shopper.reads('942 of 1,000 kWh left')
    await shopper.taps(/^1,000 kWh at Vela chargers/)
    await shopper.arrivesAt('pages/rights-detail/index')
    await shopper.reads('of 1,000 kWh left')
    await shopper.reads('What was used')
    await shopper.reads('58 kWh')
  })
})
