import { logInByPhone, type Customer } from '../../support/customers/customer'
import { placeOrder } from '../../support/customers/orders'
import { logInByPhoneNumber, logInBySms, scriptLoginCode } from '../support/steps'
import { useApp } from '../support/suite'

const PHONE = '13900000011'
const ADDRESS = '127.0.0.1'

describe('a page that needs a login', () => {
  const app = useApp()

  it('leads a visitor to the login, and they may look around as a guest', async () => {
    const { shopper } = app()
    await shopper.miniProgram.reLaunch('/pages/mall/order/list')
    await shopper.arrivesAt('pages/account/login')
    await shopper.taps('Browse as guest')
    await shopper.arrivesAt('pages/order/index')
  })

  it('is what the visitor sees after the login, with its parameters', async () => {
    const { shopper, api } = app()
    await scriptLoginCode(shopper)
    const customer: Customer = await logInByPhone(api, PHONE, ADDRESS)
    const order = await placeOrder(api, customer)
    // The next code may be asked for a minute later.
    api.clock.advance(61_000)

    await shopper.miniProgram.reLaunch(`/pages/real-order-detail/index?id=${order.id}`)
    await logInBySms(shopper, api, PHONE)
    const page = await shopper.arrivesAt('pages/real-order-detail/index')
    expect(page.query).toMatchObject({ id: order.id })
    await shopper.reads('Vela 7')
  })

  it('asks nobody twice: the login is remembered when the app opens again', async () => {
    const { shopper, reopen } = app()
    await reopen('/pages/mall/order/list')
    await shopper.arrivesAt('pages/mall/order/list')
    await shopper.reads('Vela 7')
  })
})

describe('a shopper whose login has ended', () => {
  const app = useApp()

  it('is let in again by WeChat alone, which knows them from before', async () => {
    const { shopper, api } = app()
    await scriptLoginCode(shopper, 'zhou')
    await shopper.miniProgram.reLaunch('/pages/mall/order/list')
    await logInByPhoneNumber(shopper)
    await shopper.arrivesAt('pages/mall/order/list')
    await api.database.query('DELETE FROM session')

    await shopper.miniProgram.reLaunch('/pages/mall/order/list')
    await shopper.reads('Your login has ended')
    await shopper.taps('Log in again with WeChat')
    await shopper.taps('Agree and continue')
    await shopper.arrivesAt('pages/mall/order/list')
    await shopper.reads('No orders')
  })

  it('shares the number where WeChat does not know them any more', async () => {
    const { shopper, api } = app()
    await api.database.query('DELETE FROM session')
    await api.database.query('UPDATE account SET open_id = NULL')
    await shopper.miniProgram.reLaunch('/pages/mall/order/list')
    await shopper.taps(/I agree to the/)
    await shopper.taps('Log in again with WeChat')
    await shopper.reads('Log in with this phone number')
  })
})
