import { until } from '../host/client/until'
import { itInHost, useApp } from '../support/suite'

describe('what is open', () => {
  const app = useApp()
  /** Moves a finger on an element, and tells whether the page scrolled by it. */
  const doesScroll = async (selector: string): Promise<boolean> => {
    const { shopper, host } = app()
    const page = await shopper.page()
    const element = await until(selector, () => page.$(selector))
    await host.takeScrolls()
    await element.touchmove()
    return (await host.takeScrolls()) > 0
  }

  itInHost('lets nobody scroll the page behind a sheet by its head, its foot or the scrim', async () => {
    const { shopper } = app()
    await shopper.miniProgram.reLaunch('/pages/settings/index')
    await shopper.reads('Language')
    expect(await doesScroll('.shell__body')).toBe(true)
    await shopper.miniProgram.reLaunch('/pages/shopList/shopList')
    await shopper.taps(/^Filter/)
    expect(await doesScroll('.sheet__title')).toBe(false)
    expect(await doesScroll('.overlay__scrim')).toBe(false)
    expect(await doesScroll('.sticky-bar')).toBe(false)
  })

  itInHost('lets nobody scroll the page behind a dialog', async () => {
    const { shopper, host } = app()
    await host.announceUpdate()
    await shopper.reads('A new version is ready')
    expect(await doesScroll('.dialog__title')).toBe(false)
  })
})
