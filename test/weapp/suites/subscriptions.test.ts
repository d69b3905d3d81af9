import { appointmentToCome } from '../../support/customers/appointments'
import { logInByPhone } from '../../support/customers/customer'
import { until } from '../host/client/until'
import { fillReservation, logInByPhoneNumber, ONE_TAP_PHONE, payInSandbox, scriptLoginCode } from '../support/steps'
import { itInHost, useApp } from '../support/suite'

const ADDRESS = '127.0.0.1'
const TEMPLATE = 'sandbox-big-opens'

describe('a shopper who has paid the small deposit, or booked a drive', () => {
  const app = useApp()
  const answers = () => app().api.database.query('SELECT kind, state FROM subscription')
  /** WeChat's own login binds the account to its user; the sandbox's binds none to a code that it does not know. */
  const isKnownToWechat = () => app().api.database.query("UPDATE account SET open_id = 'o-' || id")

  it('is asked which date WeChat shall tell, and may let it be', async () => {
    const { shopper } = app()
    await scriptLoginCode(shopper)
    await shopper.taps(/^Reserve for ¥1,000\.00/)
    await logInByPhoneNumber(shopper)
    await fillReservation(shopper)
    await isKnownToWechat()
    await shopper.taps('Pay ¥1,000.00')
    await payInSandbox(shopper, 'Success')
    await shopper.reads('Shall WeChat tell you?')
    await shopper.reads('Orders for the car open')
    await shopper.taps('Not now')
    await shopper.taps('View order')
    await shopper.arrivesAt('pages/real-order-detail/index')
    await until('an answer', async () => (await answers()).length > 0)
    expect(await answers()).toEqual([{ kind: 'big-opens', state: 0 }])
  })

  itInHost('is let by without a network, too', async () => {
    const { shopper, api, host, reopen } = app()
    await api.database.query('DELETE FROM subscription')
    const order = await api.database.one<{ id: string }>('SELECT id FROM orders')
    await reopen(`/pages/successful/index?id=${order?.id ?? ''}`)
    await shopper.reads('Shall WeChat tell you?')
    await host.setNetwork('none')
    await shopper.taps('Not now')
    await shopper.loses('Shall WeChat tell you?')
    await host.setNetwork('wifi')
    expect(await answers()).toEqual([])
  })

  it('is asked by WeChat for what they ticked, and the server is told', async () => {
    const { shopper, api, reopen } = app()
    await api.database.query('DELETE FROM subscription')
    const order = await api.database.one<{ id: string }>('SELECT id FROM orders')
    await reopen(`/pages/successful/index?id=${order?.id ?? ''}`)
    await shopper.miniProgram.mockWxMethod('requestSubscribeMessage', {
      errMsg: 'requestSubscribeMessage:fail network',
      errCode: 10_002,
    })
    await shopper.taps('Allow 1 message')
    await shopper.reads('WeChat could not ask you')
    await shopper.taps('OK')
    // Nobody said no.
    expect(await answers()).toEqual([])
    await shopper.miniProgram.mockWxMethod('requestSubscribeMessage', {
      errMsg: 'requestSubscribeMessage:ok',
      [TEMPLATE]: 'acceptWithAudio',
    })
    await shopper.taps('Allow 1 message')
    await shopper.reads('WeChat will tell you')
    expect(await answers()).toEqual([{ kind: 'big-opens', state: 1 }])
  })

  it('is asked after a booking, too', async () => {
    const { shopper, api } = app()
    const customer = await logInByPhone(api, ONE_TAP_PHONE, ADDRESS)
    const id = await appointmentToCome(api, customer)
    await shopper.miniProgram.reLaunch(`/pages/drive-record/drive-detail/drive-detail?id=${id}`)
    await shopper.reads('Shall WeChat tell you?')
    await shopper.reads('Time to set out')
    await shopper.taps('Not now')
    await shopper.loses('Shall WeChat tell you?')
    expect(await answers()).toContainEqual({ kind: 'appointment', state: 0 })
  })
})
