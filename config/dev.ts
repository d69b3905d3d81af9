import type { UserConfigExport } from '@tarojs/cli'

const API_ADDRESS = process.env.API_ADDRESS ?? 'http://127.0.0.1:3000'
const PAGE_PORT = Number(process.env.PAGE_PORT ?? 10_086)

const toServer = { target: API_ADDRESS, changeOrigin: false }

/** Watching builds: readable output, and the page's server passes on what the API server serves. */
export default {
  mini: {},
  h5: {
    devServer: {
      port: PAGE_PORT,
      open: false,
      hot: false,
      proxy: { '/api': toServer, '/static': toServer },
    },
  },
} satisfies UserConfigExport<'webpack5'>
