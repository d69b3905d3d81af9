import { ENTRY_PAGE, MAIN_PAGES, pathsOf, preloadRulesFor, SUB_PACKAGES, subPackagesFor, TABS } from '@/routes'
import { ENTRY_PAGE as BUILT_ENTRY_PAGE } from '../../config/entry-page'

const mall = { root: 'pages/mall', pages: ['order/list'] }
const versions = { root: 'pages/choosen-version', pages: ['index'] }

describe('the route table', () => {
  it('opens the entry page first, in the build as in the app', () => {
    expect(MAIN_PAGES[0]).toBe(ENTRY_PAGE)
    expect(BUILT_ENTRY_PAGE).toBe(ENTRY_PAGE)
  })

  it('lists the tabs in their order on screen', () => {
    expect(TABS.map(({ text }) => text)).toEqual(['Explore', 'Buy car', 'Mine'])
    expect(TABS[1].pagePath).toBe(ENTRY_PAGE)
  })

  it('names every page once', () => {
    const paths = [...MAIN_PAGES, ...pathsOf(SUB_PACKAGES)]
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('leaves the developer tools and empty packages out of a release', () => {
    const released = subPackagesFor('release')
    expect(released.map(({ root }) => root)).not.toContain('dev')
    expect(released.every(({ pages }) => pages.length > 0)).toBe(true)
  })

  it('loads the mall as soon as the version choice is shown', () => {
    expect(preloadRulesFor([versions, mall])).toEqual({
      'pages/choosen-version/index': { network: 'all', packages: ['pages/mall'] },
    })
  })

  it.each([
    { missing: 'page', packages: [mall] },
    { missing: 'package', packages: [versions] },
  ])('emits no preload rule while its $missing is missing', ({ packages }) => {
    expect(preloadRulesFor(packages)).toEqual({})
  })
})
