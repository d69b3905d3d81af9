import { until } from '../host/client/until'
import { logInByPhoneNumber, scriptLoginCode } from '../support/steps'
import { itInHost, useApp } from '../support/suite'

/** Longer than the app takes a second tap for the first one's echo. */
const ECHO_MS = 600
const SHEET = 'Your privacy first'

describe('the consent to the use of personal data', () => {
  const app = useApp()

  itInHost('is not asked for before something needs it', async () => {
    const { shopper, host } = app()
    await host.requirePrivacyConsent()
    await scriptLoginCode(shopper)
    await shopper.taps(/^Reserve for ¥1,000\.00/)
    await shopper.arrivesAt('pages/account/login')
    expect(await shopper.canRead(SHEET)).toBe(false)
  })

  itInHost('may be refused, and the app goes on without the number of this phone', async () => {
    const { shopper } = app()
    await shopper.taps(/I agree to the/)
    await shopper.taps('Log in with this phone number')
    await shopper.reads(SHEET)
    await shopper.taps('Refuse')
    await shopper.reads('Your number was not shared.')
    await shopper.taps('Browse as guest')
    await shopper.arrivesAt('pages/order/index')
    await shopper.reads('Vela 7')
  })

  itInHost('is asked for again at the next need, after its documents were read', async () => {
    const { shopper } = app()
    await until('the login', async () => {
      await shopper.taps(/^Reserve for ¥1,000\.00/)
      return shopper.arrivesAt('pages/account/login', ECHO_MS)
    })
    await shopper.taps(/I agree to the/)
    await shopper.taps('Log in with this phone number')
    await shopper.reads(SHEET)
    await shopper.taps('Personal info collection list')
    await shopper.arrivesAt('pages/agreements/view')
    await shopper.taps('Back')
    await shopper.arrivesAt('pages/account/login')
    await shopper.taps('Log in with this phone number')
    await shopper.reads(SHEET)
  })

  itInHost('lets WeChat go on once it is given, and is not asked for again', async () => {
    const { shopper } = app()
    await shopper.taps('Agree')
    await shopper.taps(/I agree to the/)
    await logInByPhoneNumber(shopper)
    await shopper.arrivesAt('pages/miniorder/order')
    expect(await shopper.canRead(SHEET)).toBe(false)
  })
})
