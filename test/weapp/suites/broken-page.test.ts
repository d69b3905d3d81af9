import { logInByPhone } from '../../support/customers/customer'
import { paidOrder } from '../../support/customers/orders'
import { logInBySms, scriptLoginCode } from '../support/steps'
import { itInHost, useApp } from '../support/suite'

const PHONE = '13900000031'
const ADDRESS = '127.0.0.1'
const UNTIL_NEXT_SMS_MS = 61_000

interface RequestOptions {
  url: string
  success(reply: { data: string }): void
}

describe('a page that cannot be drawn', () => {
  const app = useApp()

  itInHost('offers to reload, and is whole once it can', async () => {
    const { shopper, api, host } = app()
    await scriptLoginCode(shopper)
    const customer = await logInByPhone(api, PHONE, ADDRESS)
    const order = await paidOrder(api, customer)
    api.clock.advance(UNTIL_NEXT_SMS_MS)
    // No server sends this; the page itself trips over it, outside of its shell. The function runs in the app.
    await shopper.miniProgram.mockWxMethod(
      'request',
      function answerWithoutActions(this: { origin(options: RequestOptions): unknown }, options: RequestOptions) {
        const success = (reply: { data: string }): void =>
          options.success({ ...reply, data: reply.data.replace(/"nextActions":\[[^\]]*\]/, '"nextActions":null') })
        return this.origin({ ...options, success })
      },
    )
    await shopper.miniProgram.reLaunch(`/pages/real-order-detail/index?id=${order.id}`)
    await logInBySms(shopper, api, PHONE)
    await shopper.reads('Something went wrong on this page.')
    expect(await host.takeProblems()).toEqual([
      expect.objectContaining({ message: "Cannot read properties of null (reading 'includes')" }),
    ])

    await shopper.miniProgram.restoreWxMethod('request')
    await shopper.taps('Click to reload')
    await shopper.reads('Vela 7')
  })
})
