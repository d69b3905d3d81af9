import { MAIN_PAGES, preloadRulesFor, subPackagesFor, TABS } from './routes'
import { NATIVE_COLOURS } from './ui/native-colours'

/** Every call of the app ends after this long at the latest (specification section 8). */
const NETWORK_TIMEOUT_MS = 60_000

const packages = subPackagesFor(process.env.NODE_ENV === 'development' ? 'development' : 'release')

export default defineAppConfig({
  pages: [...MAIN_PAGES],
  subPackages: packages.map(({ root, pages }) => ({ root, pages: [...pages] })),
  preloadRule: preloadRulesFor(packages),
  lazyCodeLoading: 'requiredComponents',
  darkmode: false,
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
    list: TABS.map(({ pagePath, text }) => ({ pagePath, text })),
  },
  window: {
    navigationStyle: 'custom',
    navigationBarTitleText: 'Vela',
    navigationBarBackgroundColor: NATIVE_COLOURS.surface,
    navigationBarTextStyle: 'black',
    backgroundColor: NATIVE_COLOURS.surface,
    backgroundTextStyle: 'dark',
  },
})
