import { useApp } from '../support/suite'

/** What a card needs: a title, and a page that opens from it. */
interface Card {
  readonly title: string
  readonly path: string
}

describe('a page that anybody may see', () => {
  const app = useApp()

  it.each([
    { page: '/pages/order/index?model=vela-9', title: /Vela 9/, path: '/pages/order/index?model=vela-9', says: 'Vela 9' },
    { page: '/pages/home/index', title: /Vela/, path: '/pages/home/index', says: 'For you' },
    { page: '/pages/agreements/view?id=13', title: /Privacy policy/, path: '/pages/agreements/view?id=13', says: 'Privacy policy' },
    {
      page: '/pages/configuration/configuration?modelId=vela-9',
      title: /Vela 9: parameters/,
      path: '/pages/configuration/configuration?modelId=vela-9',
      says: 'Range and charging',
    },
    { page: '/pages/choosen-version/index?modelId=vela-9', title: /Which Vela 9 is yours/, path: '/pages/choosen-version/index?modelId=vela-9', says: 'Touring' },
  ])('$page can be shared, and its card opens on it', async ({ page, title, path, says }) => {
    const { shopper } = app()
    const shown = await shopper.miniProgram.reLaunch(page)
    await shopper.reads(says)
    const card = (await shown?.callMethod('onShareAppMessage', { from: 'menu' })) as Card
    expect(card).toMatchObject({ title: expect.stringMatching(title) as string, path })

    await shopper.miniProgram.reLaunch(card.path)
    await shopper.reads(says)
  })
})
