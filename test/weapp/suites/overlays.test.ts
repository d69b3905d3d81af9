import { until } from '../host/client/until'
import { logInBySms, scriptLoginCode } from '../support/steps'
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

  itInHost('lets nobody scroll the page by the body of a sheet, and scrolls it again once that is closed', async () => {
    const { shopper } = app()
    await shopper.miniProgram.reLaunch('/pages/settings/index')
    await shopper.taps(/^Language/)
    expect(await doesScroll('.sheet__body')).toBe(false)
    await shopper.taps('Close')
    const page = await shopper.page()
    await until('the end of the sheet', async () => (await page.$$('.sheet')).length === 0)
    expect(await doesScroll('.shell__body')).toBe(true)
  })

  itInHost('tells a screen reader what it is, and that the page behind it waits', async () => {
    const { shopper } = app()
    await shopper.miniProgram.reLaunch('/pages/settings/index')
    const page = await shopper.page()
    /** What an element says of itself. */
    const said = async (selector: string, ...names: string[]) => {
      const element = await until(selector, () => page.$(selector))
      return Promise.all(names.map((name) => element.attribute(name)))
    }
    expect(await said('.popup__notice', 'aria-role', 'aria-live')).toEqual(['status', 'polite'])
    await shopper.taps(/^Language/)
    expect(await said('.overlay__panel', 'aria-role', 'aria-modal', 'aria-label')).toEqual([
      'dialog',
      'true',
      'Language 语言',
    ])
    expect(await said('.sheet__title', 'aria-role', 'aria-level')).toEqual(['heading', '2'])
  })

  itInHost('lies under a bar as high as the capsule asks for, which is free of it', async () => {
    const { shopper } = app()
    await shopper.miniProgram.reLaunch('/pages/settings/index')
    const shell = await until('the page', async () => (await shopper.page()).$('.shell'))
    const style = (await shell.attribute('style')) ?? ''
    // The host's capsule: 87 x 32 px, 4 px under the status bar of 44 px and 7 px from the edge.
    expect(style).toContain('--nav-height: 40px')
    expect(style).toContain('--capsule-room: 101px')
  })

  itInHost('is closed by back from the top: the dialog, then the sheet below it, then the page', async () => {
    const { shopper, api, host } = app()
    const [sheet, failed] = ['A person looks at it.', 'That did not work']
    await scriptLoginCode(shopper)
    await shopper.miniProgram.reLaunch('/pages/account/my-data')
    await logInBySms(shopper, api, '13900000091')
    await shopper.arrivesAt('pages/account/my-data')
    await shopper.miniProgram.navigateTo('/pages/articles/view?id=quiet-cabin')
    await shopper.taps('Report this article')
    await shopper.taps('Insult or hate')
    await host.setNetwork('none')
    await shopper.taps('Send report')
    await shopper.reads(failed)
    await shopper.miniProgram.navigateBack()
    await shopper.loses(failed)
    await shopper.reads(sheet)
    await shopper.miniProgram.navigateBack()
    await shopper.loses(sheet)
    await shopper.arrivesAt('pages/articles/view')
    await host.setNetwork('wifi')
    await shopper.miniProgram.navigateBack()
    await shopper.arrivesAt('pages/account/my-data')
  })

  itInHost('lets nobody scroll the page behind a dialog', async () => {
    const { shopper, host } = app()
    await host.announceUpdate()
    await shopper.reads('A new version is ready')
    expect(await doesScroll('.dialog__title')).toBe(false)
  })
})
