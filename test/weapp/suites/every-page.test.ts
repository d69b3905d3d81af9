import { useApp } from '../support/suite'

describe('the app as it opens', () => {
  const app = useApp()

  it('shows the poster of a car on the first page', async () => {
    const { shopper } = app()
    await shopper.arrivesAt('pages/order/index')
    await shopper.reads(/Vela/)
  })
})
