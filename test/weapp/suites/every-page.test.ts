import { until } from '../host/client/until'
import { createOfficialTrees } from '../host/second-opinion/official-tree'
import { brokenPageBudgets } from '../support/budgets'
import { BUILT_PAGES } from '../support/pages'
import { DIST } from '../support/paths'
import { itInHost, useApp } from '../support/suite'
import { undrawn } from '../support/undrawn'
import { LEADING_PAGES, visitEveryPage } from '../support/visit'

/** A slow machine is no failure: the tour takes half a minute where nothing else runs. */
const TOUR_LIMIT_MS = 240_000

describe('every page of the app', () => {
  const app = useApp()

  itInHost(
    'opens without an error and is drawn whole, as by WeChat’s own compiler of templates',
    async () => {
      const officialTree = createOfficialTrees(DIST)
      const seen: string[] = []
      await visitEveryPage(app(), async (path, page) => {
        // A countdown may tick between two questions: then they are asked again.
        await until(`both trees of ${path} to be the same`, async () => {
          const data = (await page.data()) as object
          const tree = await app().host.tree(page)
          expect(tree).toEqual(officialTree(path, data))
          // The templates name only what the app has a word for: see config/weapp/platform.js.
          expect(undrawn(data, tree)).toEqual([])
          return true
        })
        seen.push(path)
      })
      expect([...seen, ...LEADING_PAGES].sort()).toEqual([...BUILT_PAGES].sort())
    },
    TOUR_LIMIT_MS,
  )

  itInHost('costs no more than it may, in what crosses to the view and in nodes', async () => {
    const measured = await app().host.measures()
    expect(measured.map(({ path }) => path).sort()).toEqual([...BUILT_PAGES].sort())
    expect(brokenPageBudgets(measured)).toEqual([])
  })
})
