import path from 'node:path'

const ABSENT = path.resolve(__dirname, 'h5-absent.js')
const RESET = path.resolve(__dirname, 'h5-reset.css')

/**
 * Parts of Taro's H5 runtime, as they are asked for, and the files that stand in for them. They
 * would be 11 KB gzip of every first load: a tab bar and a pull that this app draws itself, the
 * icon font of components that it does not use, and a reset that only a script could insert.
 */
export const h5Parts = {
  [require.resolve('@tarojs/router/dist/tabbar.js')]: ABSENT,
  [require.resolve('@tarojs/components/dist/components/taro-pull-to-refresh-core.js')]: ABSENT,
  '@tarojs/components/dist/taro-components/taro-components.css': RESET,
  '@tarojs/components/global.css': RESET,
}
