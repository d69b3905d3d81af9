import { itInHost, useApp } from '../support/suite'

describe('a phone that loses the network', () => {
  const app = useApp()

  itInHost('says so at once, on whatever page it is', async () => {
    const { shopper, host } = app()
    await shopper.arrivesAt('pages/order/index')
    await host.setNetwork('none')
    await shopper.reads('You are offline')
  })

  itInHost('shows on a new page what failed and a way to try again', async () => {
    const { shopper } = app()
    await shopper.miniProgram.navigateTo('/pages/agreements/view?id=13')
    await shopper.reads('Click to reload')
  })

  itInHost('loads what failed by itself once the network is back', async () => {
    const { shopper, host } = app()
    await host.setNetwork('wifi')
    await shopper.reads('Back online')
    await shopper.reads('Privacy policy')
    await shopper.taps('Back')
    await shopper.arrivesAt('pages/order/index')
  })

  itInHost('names the car of the 3D page before its price, which comes with the network', async () => {
    const { shopper, host } = app()
    await host.setNetwork('none')
    await shopper.miniProgram.navigateTo('/pages/customization-car/index3d?model=vela-7')
    await shopper.reads('Tide Blue, 20″ Arc 10, Ink')
    expect(await shopper.canRead('¥')).toBe(false)
    await host.setNetwork('wifi')
    await shopper.reads('¥265,900.00')
    await shopper.taps('Done')
    await shopper.arrivesAt('pages/order/index')
  })

  it('survives a server that answers nothing', async () => {
    const { shopper } = app()
    await shopper.miniProgram.mockWxMethod('request', { errMsg: 'request:fail timeout' })
    await shopper.miniProgram.navigateTo('/pages/agreements/view?id=15')
    await shopper.reads('The connection timed out')
    await shopper.miniProgram.restoreWxMethod('request')
    await shopper.taps(/click/i)
    await shopper.reads('intent letter')
  })
})
