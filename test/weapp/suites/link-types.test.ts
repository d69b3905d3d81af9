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

  // Where a link of each type leads is held by the test of content-link.ts.
  it('lead where their link says', async () => {
    const { shopper } = app()
    await setAll(ContentLinkType.article, 'quiet-cabin')
    await shopper.miniProgram.reLaunch('/pages/home/index')
    await shopper.taps(`Discover a ${ContentLinkType.article} link`)
    await shopper.arrivesAt('pages/articles/view')
  })

  it('offer nothing to discover without a link', async () => {
    const { shopper } = app()
    await setAll(ContentLinkType.none, '')
    await shopper.miniProgram.reLaunch('/pages/home/index')
    await shopper.reads('Test drive')
    await shopper.loses(/^Discover/)
  })
})
