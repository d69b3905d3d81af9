import { itInHost, useApp } from '../support/suite'

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
