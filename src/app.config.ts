import { MAIN_PAGES, pathsOf, preloadRulesOf, subPackagesFor } from './page-table/packages'
import { PAGE_TABLE } from './page-table/table'
import { TAB_PAGES } from './page-table/tabs'
import { titleForBuild } from './page-table/title'
import { POSITION_PURPOSE } from './shell/permissions-zh'
import { NATIVE_COLOURS } from './ui/native-colours'

/** Every call of the app ends after this long at the latest. */
const NETWORK_TIMEOUT_MS = 60_000

const packages = subPackagesFor(process.env.NODE_ENV === 'development' ? 'development' : 'release')

const tabList = Object.entries(TAB_PAGES).map(([pagePath, { title }]) => ({ pagePath, text: titleForBuild(title) }))

/** For every page: the app draws its own bar. */
const navigationBar = {
  navigationStyle: 'custom',
  navigationBarTitleText: 'Vela',
  navigationBarBackgroundColor: NATIVE_COLOURS.surface,
  navigationBarTextStyle: 'black',
} as const

/** The browser's page loads each of its pages as it opens, and whatever its configuration says weighs on the first load. */
const browserPage = {
  pages: [...MAIN_PAGES, ...pathsOf(packages)],
  tabBar: { custom: true, list: tabList },
  window: navigationBar,
}

const miniProgram = {
  pages: [...MAIN_PAGES],
  subPackages: packages.map(({ root, pages }) => ({ root, pages: [...pages] })),
  preloadRule: preloadRulesOf(PAGE_TABLE),
  lazyCodeLoading: 'requiredComponents',
  darkmode: false,
  sitemapLocation: 'sitemap.json',
  // WeChat refuses a call that reads the position unless both say so.
  requiredPrivateInfos: ['getLocation'],
  permission: { 'scope.userLocation': { desc: POSITION_PURPOSE } },
  networkTimeout: {
    request: NETWORK_TIMEOUT_MS,
    connectSocket: NETWORK_TIMEOUT_MS,
    uploadFile: NETWORK_TIMEOUT_MS,
    downloadFile: NETWORK_TIMEOUT_MS,
  },
  tabBar: {
    custom: true,
    color: NATIVE_COLOURS.text,
    selectedColor: NATIVE_COLOURS.chosen,
    backgroundColor: NATIVE_COLOURS.surface,
    borderStyle: 'white',
    list: tabList,
  },
  window: { ...navigationBar, backgroundColor: NATIVE_COLOURS.surface, backgroundTextStyle: 'dark' },
}

export default defineAppConfig(process.env.TARO_ENV === 'h5' ? browserPage : miniProgram)
