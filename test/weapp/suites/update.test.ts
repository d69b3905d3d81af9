import { until } from '../host/client/until'
import { itInHost, useApp } from '../support/suite'

/** WeChat's own, inside the app. */
declare const getApp: () => { isLedToUpdate?: boolean }

describe('a new release', () => {
  const app = useApp()

  itInHost('is offered once it is downloaded, and may wait', async () => {
    const { shopper, host } = app()
    await shopper.arrivesAt('pages/order/index')
    await host.announceUpdate()
    await shopper.reads('A new version is ready')
    await shopper.taps('Later')
    expect(await host.isUpdateApplied()).toBe(false)
  })

  itInHost('starts when the shopper says so', async () => {
    const { shopper, host } = app()
    await host.announceUpdate()
    await shopper.taps('Restart')
    expect(await host.isUpdateApplied()).toBe(true)
  })
})

describe('a WeChat that is older than the app can bear', () => {
  const app = useApp()

  itInHost('is asked about once, and led to a newer one', async () => {
    const { shopper, host } = app()
    const { miniProgram } = shopper
    await host.restart({ sdkVersion: '2.9.5' })
    await miniProgram.mockWxMethod('updateWeChatApp', () => {
      getApp().isLedToUpdate = true
      return {}
    })
    await until('the question', () =>
      miniProgram
        .native()
        .confirmModal()
        .then(() => true),
    )
    await until('the way to the newer WeChat', () => miniProgram.evaluate(() => getApp().isLedToUpdate === true))
  })

  itInHost('is not asked about where it is new enough', async () => {
    const { shopper, host } = app()
    await host.restart({ sdkVersion: '2.21.2' })
    await shopper.arrivesAt('pages/order/index')
    await expect(shopper.miniProgram.native().confirmModal()).rejects.toThrow('no modal view is open')
  })
})
