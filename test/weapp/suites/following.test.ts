import type Element from 'miniprogram-automator/out/Element'
import { until } from '../host/client/until'
import { logInByPhoneNumber, scriptLoginCode } from '../support/steps'
import { useApp } from '../support/suite'

describe('an author with several posts', () => {
  const app = useApp()
  const buttons = async (name: string): Promise<number> => {
    const page = await app().shopper.page()
    const all = (await page.$$('[aria-role="button"]')) as Element[]
    const labels = await Promise.all(all.map((button) => button.attribute('aria-label')))
    return labels.filter((label) => label === name).length
  }
  const haveButtons = (name: string, count: number) =>
    until(`${count} times "${name}"`, async () => (await buttons(name)) === count)
  /** As the server knows it: a refusal would else meet what was done before, too. */
  const hasFollowers = (count: number) =>
    until(`${count} to follow Lin Qiao`, async () => {
      const known = await app().api.database.query("SELECT FROM author_follow WHERE author_id = 'lin-qiao'")
      return known.length === count
    })

  it('is followed on every card and page at once, and no longer on all', async () => {
    const { shopper } = app()
    await scriptLoginCode(shopper)
    await shopper.miniProgram.reLaunch('/pages/account/login')
    await logInByPhoneNumber(shopper)
    await shopper.arrivesAt('pages/profile/index')
    await shopper.miniProgram.reLaunch('/pages/home/index')
    await shopper.taps('Square')
    await haveButtons('Follow Lin Qiao', 2)
    await shopper.taps('Follow Lin Qiao')
    await haveButtons('Mutual with Lin Qiao', 2)
    await hasFollowers(1)
    await shopper.taps(/third row/)
    await shopper.arrivesAt('pages/articles/view')
    await shopper.taps('Mutual with Lin Qiao')
    await shopper.taps('Unfollow')
    await haveButtons('Follow Lin Qiao', 1)
    await hasFollowers(0)
    await shopper.miniProgram.navigateBack()
    await shopper.arrivesAt('pages/home/index')
    await haveButtons('Follow Lin Qiao', 2)
  })

  it('is not followed on any card when the server refuses it', async () => {
    const { api, shopper } = app()
    await api.database.query('ALTER TABLE author_follow RENAME TO author_follow_away')
    await shopper.taps('Follow Lin Qiao')
    await shopper.reads('That did not work')
    await haveButtons('Follow Lin Qiao', 2)
    await api.database.query('ALTER TABLE author_follow_away RENAME TO author_follow')
  })
})

describe('the cards of the feed', () => {
  const app = useApp()

  it('of every kind lead to their article, and a clip plays in its place', async () => {
    const { shopper } = app()
    await shopper.miniProgram.reLaunch('/pages/home/index')
    await shopper.taps('Play: 10 to 80 percent in 14 minutes: where they go')
    const page = await shopper.page()
    await until('the clip', async () => (await page.$$('video')).length === 1)
    await shopper.taps('10 to 80 percent in 14 minutes: where they go')
    await shopper.arrivesAt('pages/articles/view')
    await shopper.reads('10 to 80 percent')
    await shopper.miniProgram.reLaunch('/pages/home/index')
    await shopper.taps('Inside the Vela 7: a quiet cabin, drawn around the driver')
    await shopper.arrivesAt('pages/articles/view')
    await shopper.reads('Silence is a material')
  })

  it('show a picture that did not come as missing', async () => {
    const { shopper } = app()
    await shopper.miniProgram.reLaunch('/pages/home/index')
    const page = await shopper.page()
    const pictures = async () => (await page.$$('.feed-card image')) as Element[]
    await until('pictures', async () => (await pictures()).length > 0)
    const [first] = await pictures()
    await first?.trigger('error', {})
    await until('the missing one', async () => (await page.$$('.feed-card .picture__missing')).length === 1)
  })
})
