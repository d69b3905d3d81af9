/**
 * The pages of the app: the one list behind the build, the tab bar and the route guard
 * (specification section 2). A page is listed here once its files exist.
 */

/** The page that `#/` and a fresh launch open (specification section 2). */
export const ENTRY_PAGE = 'pages/order/index'

/** Pages of the main package. The first one is the entry page. */
export const MAIN_PAGES = [
  ENTRY_PAGE,
  'pages/home/index',
  'pages/profile/index',
  'pages/miniorder/order',
  'pages/order/order',
  'pages/successful/index',
] as const

/** The tabs in their order on screen (specification section 2). */
export const TABS = [
  { pagePath: 'pages/home/index', text: 'Explore' },
  { pagePath: ENTRY_PAGE, text: 'Buy car' },
  { pagePath: 'pages/profile/index', text: 'Mine' },
] as const satisfies readonly { pagePath: (typeof MAIN_PAGES)[number]; text: string }[]

/** A part of the mini-program that is downloaded when its first page opens; pages are relative to the root. */
export interface SubPackage {
  readonly root: string
  readonly pages: readonly string[]
}

/** The sub-packages and their pages (specification section 2). */
export const SUB_PACKAGES: readonly SubPackage[] = [
  {
    root: 'pages/mall',
    pages: [
      'order/deposit',
      'order/big-deposit',
      'order/casher',
      'order/fail-page',
      'order/list',
      'order/refund',
      'order/details',
      'order/balance-pay',
      'order/bank-transfer',
      'order/pos-pay',
      'app/casher',
    ],
  },
  { root: 'pages/account', pages: ['login', 'phone-login', 'phone-code', 'driver-license'] },
  { root: 'pages/easy-page', pages: [] },
  { root: 'pages/guide-page', pages: ['guide-page', 'webview'] },
  { root: 'pages/real-order-detail', pages: ['index'] },
  { root: 'pages/real-order-detail-share', pages: ['index'] },
  { root: 'pages/settings', pages: ['index'] },
  { root: 'pages/lynk-fullcar', pages: ['order/signMiddle/index'] },
  { root: 'pages/agreements', pages: ['view'] },
  { root: 'pages/choosen-version', pages: ['index'] },
  { root: 'pages/cars-appearance', pages: ['index'] },
  { root: 'pages/ConfigView', pages: ['ConfigView'] },
  { root: 'pages/configuration', pages: ['configuration'] },
  { root: 'pages/ValetSelection', pages: ['List', 'ListView'] },
  { root: 'pages/customization-car', pages: ['index', 'index3d'] },
  { root: 'pages/pictures', pages: ['pictures'] },
  { root: 'pages/financialCalculator', pages: ['financialCalculator', 'financialOrderSnapshot'] },
  { root: 'pagesH5', pages: ['404', 'delivery-evaluation/index'] },
]

/** Tools for developers; left out of release builds. */
export const DEV_PACKAGE: SubPackage = {
  root: 'dev',
  pages: [
    'dialog/index',
    'global-style/index',
    'page-list/index',
    'dialog-component/index',
    'area-select/index',
    'options/index',
  ],
}

/** Sub-packages to download as soon as a page is shown, because it usually leads there. */
const PRELOADS: readonly { page: string; root: string }[] = [
  { page: 'pages/choosen-version/index', root: 'pages/mall' },
]

/** The sub-packages of a build, without empty ones; the development build adds the dev package. */
export function subPackagesFor(build: 'development' | 'release'): readonly SubPackage[] {
  const packages = build === 'development' ? [...SUB_PACKAGES, DEV_PACKAGE] : SUB_PACKAGES
  return packages.filter(({ pages }) => pages.length > 0)
}

/** Every page path of a set of sub-packages, from the root: "pages/mall/order/list". */
export function pathsOf(packages: readonly SubPackage[]): readonly string[] {
  return packages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))
}

/** One preload rule of the mini-program's manifest: which packages, on which network. */
export interface PreloadRule {
  readonly network: 'all'
  readonly packages: string[]
}

/** The preload rules whose page and package both exist: an unknown name fails the upload. */
export function preloadRulesFor(packages: readonly SubPackage[]): Record<string, PreloadRule> {
  const pages = new Set<string>([...MAIN_PAGES, ...pathsOf(packages)])
  const roots = new Set(packages.map(({ root }) => root))
  const rules: Record<string, PreloadRule> = {}
  for (const { page, root } of PRELOADS) {
    if (!pages.has(page) || !roots.has(root)) continue
    rules[page] = { network: 'all', packages: [...(rules[page]?.packages ?? []), root] }
  }
  return rules
}
