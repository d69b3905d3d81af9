import { lastCode } from '../../support/customers/customer'
import { logInBySms, scriptLoginCode } from '../support/steps'
import { useApp } from '../support/suite'

const PHONE = '13900000041'
const UNTIL_NEXT_SMS_MS = 61_000

describe('a customer’s own account', () => {
  const app = useApp()

  it('has a nickname and a picture of its owner’s choice', async () => {
    const { shopper, api } = app()
    await scriptLoginCode(shopper)
    await shopper.miniProgram.reLaunch('/pages/account/update-profile')
    await logInBySms(shopper, api, PHONE)
    await shopper.arrivesAt('pages/account/update-profile')
    await shopper.types('Nickname', ' Zhou Yining ')
    await shopper.taps('Change your picture')
    await shopper.taps('Sea')
    await shopper.taps('Save')
    await shopper.arrivesAt('pages/settings/index')
    await shopper.miniProgram.switchTab('/pages/profile/index')
    await shopper.reads('Zhou Yining')
  })

  it('is deleted in seven days by a code, and kept by whoever comes back', async () => {
    const { shopper, api } = app()
    await shopper.miniProgram.reLaunch('/pages/account/delete-account')
    await shopper.taps(/I agree to the/)
    await shopper.taps('Delete')
    await shopper.reads('Confirm it is you')
    await shopper.types(/^Verification code/, lastCode(api, PHONE))
    await shopper.arrivesAt('pages/profile/index')
    await shopper.reads('Deletion is booked')
    await shopper.taps('OK')

    api.clock.advance(UNTIL_NEXT_SMS_MS)
    await shopper.miniProgram.reLaunch('/pages/account/delete-account')
    await logInBySms(shopper, api, PHONE)
    await shopper.reads('7 days')
    await shopper.taps('Keep my account')
    await shopper.reads('Before you go')
  })
})
