import type Element from 'miniprogram-automator/out/Element'
import { until } from '../host/client/until'
import { useApp } from '../support/suite'

describe('Explore', () => {
  const app = useApp()

  it('has the tab of the house, whose rows lead on', async () => {
    const { shopper } = app()
    await shopper.taps('Explore')
    await shopper.arrivesAt('pages/home/index')
    await shopper.taps('Winter')
    await shopper.reads('Heat pump, battery and tyres for minus ten.')
    await shopper.reads('Winter range, honestly')
    await shopper.taps(/^Ice driving day, Heihe/)
    await shopper.arrivesAt('pages/activities/view')
  })

  it('has all activities that are to come on their tab, the seventh, too, which leads to itself', async () => {
    const { api, shopper } = app()
    await api.database.query(
      `INSERT INTO activity (id, title, heading, intro, programme, audience, city, place, address, longitude, latitude,
         pictures, start_at, end_at, most_guests)
       SELECT 'evening-' || nth, 'Evening ' || nth, heading, intro, programme, audience, city, place, address, longitude,
         latitude, pictures, start_at + make_interval(days => 100 + nth), end_at + make_interval(days => 100 + nth), most_guests
       FROM activity, generate_series(1, 2) nth WHERE id = 'lakeside-night-drive'`,
    )
    await shopper.miniProgram.reLaunch('/pages/home/index')
    await shopper.taps('Activities')
    await shopper.reads('Lakeside night drive')
    await shopper.taps('Evening 2')
    await shopper.arrivesAt('pages/activities/view')
  })

  it('asks for a picture of a grid in the width that is drawn', async () => {
    const { api, shopper } = app()
    await api.database.query(
      "UPDATE article_media SET url = '/static/content/0a1b2c' || sort || '/750.webp' WHERE article_id = 'six-seats-two-tents'",
    )
    await shopper.miniProgram.reLaunch('/pages/home/index')
    await shopper.taps('Square')
    const page = await shopper.page()
    const widths = async (): Promise<string[]> => {
      const images = (await page.$$('image')) as Element[]
      const addresses = await Promise.all(images.map((image) => image.attribute('src')))
      return addresses.flatMap((address) => /\/content\/0a1b2c\d\/(\d+)\./.exec(address ?? '')?.[1] ?? [])
    }
    await shopper.reads(/two tents/i)
    await until('pictures of the grid', async () => (await widths()).length > 0)
    expect(new Set(await widths())).toEqual(new Set(['375']))
  })
})
