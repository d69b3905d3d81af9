import { itInHost, useApp } from '../support/suite'

describe('a link that opens the app in its middle', () => {
  const app = useApp()

  it.each([
    { page: 'pages/agreements/view?id=13', parent: 'pages/settings/index' },
    { page: 'pages/choosen-version/index?modelId=vela-9', parent: 'pages/order/index' },
    { page: 'pages/settings/index', parent: 'pages/profile/index' },
  ])('leads back from $page to $parent', async ({ page, parent }) => {
    const { shopper } = app()
    await shopper.miniProgram.reLaunch(`/${page}`)
    await shopper.taps('Back')
    await shopper.arrivesAt(parent)
  })

  itInHost('reads the parameters of a shared card on a fresh phone', async () => {
    const { shopper, host } = app()
    const fromCard = 1007
    await host.restart({ url: '/pages/order/index?model=vela-9', scene: fromCard })
    await shopper.reads('Six seats, one calm room')
    expect((await shopper.page()).query).toEqual({ model: 'vela-9' })
  })

  itInHost('shows a page with a way on when it names no page of ours', async () => {
    const { shopper, host } = app()
    await host.restart({ url: '/pages/nowhere/index?id=1' })
    await shopper.arrivesAt('pagesH5/404')
    await shopper.taps('Back')
    await shopper.arrivesAt('pages/home/index')
  })
})
