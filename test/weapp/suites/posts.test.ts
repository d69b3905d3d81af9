import { until } from '../host/client/until'
import { logInBySms, scriptLoginCode } from '../support/steps'
import { useApp } from '../support/suite'

const PHONE = '13900000073'
const TOPIC = '/pages/topics/view?id=night-drive'
const WORDS = 'Forty kilometres of porcupines.'
const EDITED = `${WORDS} And one owl.`

describe('a customer who posts to a topic', () => {
  const app = useApp()
  const posted = async (): Promise<string[]> => {
    const rows = await app().api.database.query<{ words: string }>(
      'SELECT summary AS words FROM article JOIN post ON article_id = id',
    )
    return rows.map(({ words }) => words)
  }

  it('is led to the login, and back', async () => {
    const { shopper, api } = app()
    await scriptLoginCode(shopper)
    await shopper.miniProgram.reLaunch(TOPIC)
    await shopper.taps('Post to this topic')
    await logInBySms(shopper, api, PHONE)
    await shopper.arrivesAt('pages/topics/view')
  })

  it('keeps what was written after a failure and after the app was closed', async () => {
    const { shopper, api, reopen } = app()
    await shopper.taps('Post to this topic')
    await shopper.reads('Post to Night drive')
    await shopper.types('Your post', WORDS)
    const field = await (await shopper.page()).$('textarea')
    expect(String(await field?.attribute('fixed'))).toBe('true')
    await api.database.query('ALTER TABLE article_tab RENAME TO article_tab_away')
    await shopper.taps('Post')
    await shopper.reads('Not posted yet')
    await api.database.query('ALTER TABLE article_tab_away RENAME TO article_tab')
    await shopper.taps('OK')
    expect(await posted()).toEqual([])
    await reopen(TOPIC)
    await shopper.taps('Post to this topic')
    await shopper.holds('Your post', WORDS)
    await shopper.types('Your post', EDITED)
    await shopper.taps('Post')
    await until('the post', async () => (await posted()).length === 1)
    expect(await posted()).toEqual([EDITED])
  })

  it('reads it among the newest, and deletes it once asked', async () => {
    const { shopper } = app()
    await shopper.taps(EDITED)
    await shopper.arrivesAt('pages/articles/view')
    await shopper.taps('Delete this post')
    await shopper.taps('Delete')
    await shopper.arrivesAt('pages/topics/view')
    await shopper.loses(EDITED)
    expect(await posted()).toEqual([])
  })
})
