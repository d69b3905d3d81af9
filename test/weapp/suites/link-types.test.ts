import { ContentLinkType } from '@/wire/enums/content'
import { useApp } from '../support/suite'

describe('the slides of Explore', () => {
  const app = useApp()
  /** By their titles new slides are told from those of before, which the phone shows until it has the new ones. */
  const setAll = (type: string, data: string) =>
    app().api.database.query('UPDATE banner SET link_type = $1, link_data = $2, title = $3', [
      type,
      data,
      `a ${type} link`,
    ])

  it.each([
    [ContentLinkType.article, 'quiet-cabin', 'pages/articles/view'],
    [ContentLinkType.url, 'https://elsewhere.example/a', 'pages/web/index'],
    [ContentLinkType.topic, 'night-drive', 'pages/topics/view'],
    [ContentLinkType.miniProgram, '/pages/shopList/shopList', 'pages/shopList/shopList'],
    [ContentLinkType.activity, 'nothing', 'pages/activities/view'],
    [ContentLinkType.vehicleAlbum, 'vela-7', 'pages/pictures/pictures'],
  ])('lead by a link of type %s to its page', async (type, data, path) => {
    const { shopper } = app()
    await setAll(type, data)
    await shopper.miniProgram.reLaunch('/pages/home/index')
    await shopper.taps(`Discover a ${type} link`)
    await shopper.arrivesAt(path)
  })

  it('offer nothing to discover without a link', async () => {
    const { shopper } = app()
    await setAll(ContentLinkType.none, '')
    await shopper.miniProgram.reLaunch('/pages/home/index')
    await shopper.reads('Test drive')
    await shopper.loses(/^Discover/)
  })
})
