import { ENTRY_PAGE } from '@/page-table/facts'
import { MAIN_PAGES, pathsOf, preloadRulesOf, SUB_PACKAGES, subPackagesFor } from '@/page-table/packages'
import { PAGE_PATHS, PAGE_TABLE } from '@/page-table/table'
import { TAB_PAGES } from '@/page-table/tabs'
import { ENTRY_PAGE as BUILT_ENTRY_PAGE, STAGE_PAGE } from '../../../config/h5/entry-page'

const rootsOf = (packages: typeof SUB_PACKAGES): readonly string[] => packages.map(({ root }) => root)

describe('the packages of the app', () => {
  it('open the entry page first, in the build as in the app', () => {
    expect(MAIN_PAGES[0]).toBe(ENTRY_PAGE)
    expect(BUILT_ENTRY_PAGE).toBe(ENTRY_PAGE)
    expect(PAGE_PATHS).toContain(STAGE_PAGE)
  })

  it('hold every page of the table once', () => {
    expect([...MAIN_PAGES, ...pathsOf(SUB_PACKAGES)].sort()).toEqual([...PAGE_PATHS].sort())
  })

  it('hold all tabs in the main one, as WeChat demands', () => {
    expect(MAIN_PAGES).toEqual(expect.arrayContaining(Object.keys(TAB_PAGES)))
  })

  it('begin with the folder that the page is in', () => {
    expect(SUB_PACKAGES).toContainEqual({ root: 'pages/lynk-fullcar', pages: ['order/signMiddle/index'] })
    expect(SUB_PACKAGES).toContainEqual({ root: 'pagesH5', pages: ['delivery-evaluation/index', '404'] })
    expect(new Set(rootsOf(SUB_PACKAGES)).size).toBe(SUB_PACKAGES.length)
  })

  it('leave the developer tools and empty packages out of a release', () => {
    expect(rootsOf(subPackagesFor('development'))).toContain('dev')
    expect(rootsOf(subPackagesFor('release'))).not.toContain('dev')
    expect(subPackagesFor('release').every(({ pages }) => pages.length > 0)).toBe(true)
  })
})

describe('the preload rules', () => {
  it('load the mall as soon as the version choice is shown, and the steps to a reservation from the first page on', () => {
    expect(preloadRulesOf(PAGE_TABLE)).toEqual({
      'pages/choosen-version/index': { network: 'all', packages: ['pages/mall'] },
      'pages/order/index': {
        network: 'all',
        packages: ['pages/choosen-version', 'pages/customization-car', 'pages/account', 'pages/miniorder'],
      },
    })
  })

  it('name packages that exist: an unknown name fails the upload', () => {
    const named = Object.values(preloadRulesOf(PAGE_TABLE)).flatMap(({ packages }) => packages)
    expect(rootsOf(SUB_PACKAGES)).toEqual(expect.arrayContaining(named))
  })
})
