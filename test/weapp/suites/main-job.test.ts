import { answerSms, fillReservation, logInByPhoneNumber, payInSandbox, scriptLoginCode } from '../support/steps'
import { useApp } from '../support/suite'

describe('a visitor who likes the Vela 7', () => {
  const app = useApp()

  it('logs in with the number of this phone, pays the small deposit and follows the order', async () => {
    const { shopper } = app()
    await scriptLoginCode(shopper)
    await shopper.arrivesAt('pages/order/index')
    await shopper.reads('Vela 7')
    await shopper.taps(/^Reserve for ¥1,000\.00/)

    await logInByPhoneNumber(shopper)
    await fillReservation(shopper)
    await shopper.taps('Pay ¥1,000.00')
    await payInSandbox(shopper, 'Success')

    await shopper.arrivesAt('pages/successful/index')
    await shopper.reads('Deposit paid')
    await shopper.taps('View order')
    await shopper.arrivesAt('pages/real-order-detail/index')
    await shopper.reads('Paid')
    await shopper.reads('Vela Space Jing’an')
  })

  it('comes back to the poster from the order, with login and cashier behind', async () => {
    const { shopper } = app()
    await shopper.taps('Back')
    await shopper.arrivesAt('pages/order/index')
  })
})

describe('a visitor who keeps the number of this phone to themselves', () => {
  const app = useApp()

  it('is told what else there is, and logs in with a code by message', async () => {
    const { shopper, api } = app()
    await scriptLoginCode(shopper)
    await shopper.taps(/^Reserve for ¥1,000\.00/)
    await shopper.arrivesAt('pages/account/login')
    await shopper.taps(/I agree to the/)
    await shopper.answers('Log in with this phone number', 'getphonenumber', {
      errMsg: 'getPhoneNumber:fail user deny',
    })
    await shopper.reads('Your number was not shared.')

    await shopper.taps('Use another number')
    await shopper.arrivesAt('pages/account/phone-login')
    await shopper.types('Phone number', '13900000002')
    // The agreements were accepted on the page before.
    await shopper.taps('Get code')
    await answerSms(shopper, api, '13900000002')
    await fillReservation(shopper)
  })

  it('is told why a payment was declined, and pays with the next try', async () => {
    const { shopper } = app()
    await shopper.taps('Pay ¥1,000.00')
    await payInSandbox(shopper, 'Failure')
    await shopper.arrivesAt('pages/mall/order/fail-page')
    await shopper.reads('Card limit reached')
    await shopper.taps('Pay again')

    await payInSandbox(shopper, 'Success')
    await shopper.arrivesAt('pages/successful/index')
    await shopper.reads('Deposit paid')
  })
})
