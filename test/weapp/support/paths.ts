import path from 'node:path'

/** The folder with project.config.json. */
export const PROJECT = path.resolve(__dirname, '../../..')

/** What the release build wrote; another folder may be named to try a build that lies elsewhere. */
export const DIST = path.resolve(PROJECT, process.env.WEAPP_DIST ?? 'dist/weapp')

/** Where the build expects the API server: the mini-program has no origin of its own. */
export const BUILT_ORIGIN = 'http://127.0.0.1:3000'

/** The command line of the real DevTools; with it the suites run there instead of in the host. */
export const WECHAT_CLI = process.env.WECHAT_CLI
