import { logInBySms, scriptLoginCode } from '../support/steps'
import { until } from '../host/client/until'
import { useApp } from '../support/suite'

const PHONE = '13900000053'

/** The host has no keyboard: WeChat lifts the page so far that this many pixels below the text cursor stay in sight. */
describe('the keyboard', () => {
  const app = useApp()
  const roomBelow = async (selector: string): Promise<number> => {
    const field = await until(selector, async () => (await app().shopper.page()).$(selector))
    return Number(await field.attribute('cursor-spacing'))
  }

  it('leaves the counter and Send of a comment in sight, also from its first line of five', async () => {
    const { shopper, api } = app()
    await scriptLoginCode(shopper)
    await shopper.miniProgram.reLaunch('/pages/account/login')
    await logInBySms(shopper, api, PHONE)
    await shopper.arrivesAt('pages/profile/index')
    await shopper.miniProgram.reLaunch('/pages/articles/view?id=dawn-copper')
    await shopper.taps('Say something')
    expect(await roomBelow('.text-area__input')).toBeGreaterThanOrEqual(135)
  })

  it('leaves what a field of one line stands in in sight', async () => {
    await app().shopper.miniProgram.reLaunch('/pages/search/index')
    expect(await roomBelow('.text-input')).toBeGreaterThanOrEqual(21)
  })
})
