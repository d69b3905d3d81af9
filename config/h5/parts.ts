import path from 'node:path'

const ABSENT = path.resolve(__dirname, 'absent.js')
const RESET = path.resolve(__dirname, 'reset.css')
const COMPONENTS = path.resolve(__dirname, 'components.js')
const QUERY = path.resolve(__dirname, 'query.js')
const FRONT_PAGE = path.resolve(__dirname, 'front-page.js')

/**
 * Parts of Taro's H5 runtime, as they are asked for, and the files that stand in for them. They would be 35 KB gzip of
 * every first load: a navigation bar, a tab bar and a pull that this app draws itself, the icon font of components that it
 * does not use, a reset that only a script could insert, a reader of queries that knows every way to write a list, and its
 * View and Text. Those are web components, which move their children a while after React has placed them, and what moves
 * loses the focus, and with it the keys of a shopper; and the components around them were a sixth of the time between a tap
 * on an option and its frame.
 */
export const h5Parts = {
  [require.resolve('@tarojs/router/dist/navigationBar.js')]: ABSENT,
  [require.resolve('@tarojs/router/dist/router/navigation-bar.js')]: FRONT_PAGE,
  [require.resolve('@tarojs/router/dist/tabbar.js')]: ABSENT,
  [require.resolve('@tarojs/components/dist/components/taro-pull-to-refresh-core.js')]: ABSENT,
  '@tarojs/components$': COMPONENTS,
  'query-string': QUERY,
  '@tarojs/components/dist/taro-components/taro-components.css': RESET,
  '@tarojs/components/global.css': RESET,
}
