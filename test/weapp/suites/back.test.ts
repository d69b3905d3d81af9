import { useApp } from '../support/suite'

const FILTER_SHEET = 'Filter shops'

describe('back', () => {
  const app = useApp()

  it('closes what is open, then the page', async () => {
    const { shopper } = app()
    await shopper.miniProgram.reLaunch('/pages/home/index')
    await shopper.miniProgram.navigateTo('/pages/shopList/shopList')
    await shopper.taps(/^Filter/)
    await shopper.reads(FILTER_SHEET)
    await shopper.miniProgram.navigateBack()
    await shopper.arrivesAt('pages/shopList/shopList')
    await shopper.loses(FILTER_SHEET)
    await shopper.miniProgram.navigateBack()
    await shopper.arrivesAt('pages/home/index')
  })

  it('still closes a sheet that another page has been opened from', async () => {
    const { shopper } = app()
    const sheet = 'Please agree first'
    await shopper.miniProgram.navigateTo('/pages/account/login')
    await shopper.taps('Log in with this phone number')
    await shopper.reads(sheet)
    await shopper.taps('Privacy policy')
    await shopper.arrivesAt('pages/agreements/view')
    await shopper.miniProgram.navigateBack()
    await shopper.arrivesAt('pages/account/login')
    await shopper.reads(sheet)
    await shopper.miniProgram.navigateBack()
    await shopper.loses(sheet)
    await shopper.arrivesAt('pages/account/login')
    await shopper.miniProgram.navigateBack()
    await shopper.arrivesAt('pages/home/index')
  })

  it('closes the picture of an album before it leaves the albums', async () => {
    const { shopper } = app()
    await shopper.miniProgram.navigateTo('/pages/pictures/pictures?modelId=vela-7')
    await shopper.taps('Vela 7 exterior, picture 1')
    await shopper.reads('1 / 4')
    await shopper.miniProgram.navigateBack()
    await shopper.loses('1 / 4')
    await shopper.arrivesAt('pages/pictures/pictures')
    await shopper.miniProgram.navigateBack()
    await shopper.arrivesAt('pages/home/index')
  })

  it('leaves the page at once when what was open has been closed', async () => {
    const { shopper } = app()
    await shopper.miniProgram.navigateTo('/pages/shopList/shopList')
    await shopper.taps(/^Filter/)
    await shopper.reads(FILTER_SHEET)
    await shopper.taps('Close')
    await shopper.loses(FILTER_SHEET)
    await shopper.miniProgram.navigateBack()
    await shopper.arrivesAt('pages/home/index')
  })
})
