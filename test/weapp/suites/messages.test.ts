import { write } from '@/wire/endpoints/comment'
import { logInByPhone, type Customer } from '../../support/customers/customer'
import { placeOrder } from '../../support/customers/orders'
import { until } from '../host/client/until'
import { logInByPhoneNumber, ONE_TAP_PHONE, payInSandbox, scriptLoginCode } from '../support/steps'
import { useApp } from '../support/suite'
import { newId } from '../../support/samples/new-id'

const ADDRESS = '127.0.0.1'
const STORY = 'dawn-copper'

interface ScrollOptions {
  selector?: string
  success(reply: object): void
}
declare const wx: { setStorageSync(key: string, value: unknown): void }

describe('the messages of a customer', () => {
  const app = useApp()
  let owner: Customer

  it('lead from an order that waits for its deposit to the cashier, and are rid of it once it is paid', async () => {
    const { api, shopper } = app()
    owner = await logInByPhone(api, ONE_TAP_PHONE, ADDRESS)
    await placeOrder(api, owner)
    await scriptLoginCode(shopper)
    await shopper.miniProgram.reLaunch('/pages/account/login')
    await logInByPhoneNumber(shopper)
    await shopper.arrivesAt('pages/profile/index')
    await shopper.taps('Explore')
    await shopper.arrivesAt('pages/home/index')
    await shopper.taps(/^Messages/)
    await shopper.reads(/Pay within \d+ minutes/)
    await shopper.taps('Pay')
    await payInSandbox(shopper, 'Success')
    await shopper.reads('Deposit paid')
    await shopper.miniProgram.switchTab('/pages/home/index')
    await shopper.reads('We have received your deposit.')
    await shopper.loses(/Pay within \d+ minutes/)
  })

  it('lead from a reply to itself, which the page scrolls to and marks', async () => {
    const { api, shopper } = app()
    const { miniProgram } = shopper
    const other = await logInByPhone(api, '13900000077', ADDRESS)
    const mine = newId()
    const reply = newId()
    await api.call(write, { id: mine, articleId: STORY, content: 'Well drawn.' }, { token: owner.token })
    await api.call(write, { id: reply, articleId: STORY, content: 'It is.', answeredId: mine }, { token: other.token })
    // The function runs in the app, where the test cannot see what it was given.
    await miniProgram.mockWxMethod('pageScrollTo', function keepScrolled(options: ScrollOptions) {
      wx.setStorageSync('scrolled', options.selector ?? '')
      options.success({ errMsg: 'pageScrollTo:ok' })
    })
    await miniProgram.reLaunch('/pages/home/index')
    await shopper.taps(/^Messages/)
    await shopper.taps(/It is\./)
    const page = await shopper.arrivesAt('pages/articles/view')
    await shopper.reads('It is.')
    const wanted = `#comment-${reply}`
    await until(
      'the page to scroll',
      async () => (await miniProgram.callWxMethod('getStorageSync', 'scrolled')) === wanted,
    )
    expect(await (await page.$(wanted))?.attribute('class')).toContain('comment-row--wanted')
    await miniProgram.restoreWxMethod('pageScrollTo')
  })
})
