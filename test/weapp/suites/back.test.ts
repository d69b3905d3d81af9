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
