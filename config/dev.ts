import type { UserConfigExport } from '@tarojs/cli'

const API_ADDRESS = process.env.API_ADDRESS ?? 'http://127.0.0.1:3000'
const PAGE_PORT = Number(process.env.PAGE_PORT ?? 10_086)

/** Watching builds: readable output, and the page's server passes API calls on to the API's. */
export default {
  mini: {},
  h5: {
    devServer: {
      port: PAGE_PORT,
      open: false,
      proxy: { '/api': { target: API_ADDRESS, changeOrigin: false } },
    },
  },
} satisfies UserConfigExport<'webpack5'>
