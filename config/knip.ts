import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { KnipConfig } from 'knip'

const SOURCES = path.resolve(__dirname, '../src')
const PAGE_CONFIG = /\.config\.ts$/

/** A page is whatever has a page config beside it: Taro asks for both by name. The developers' pages are a build too. */
const pages = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => PAGE_CONFIG.test(file))
  .flatMap((file) => [`src/${file}!`, `src/${file.replace(PAGE_CONFIG, '.tsx')}!`])

/**
 * What is unused in a release: files, exports and dependencies. Run in production mode, so that what only tests use
 * counts as unused too. "!" marks what belongs to a release.
 */
export default {
  entry: [
    ...pages,
    'server/main.ts!',
    'server/start/*.{ts,mjs}!',
    // Taken in place of the file without the suffix, by the mini-program's build.
    'src/**/*.weapp.{ts,tsx}!',
    'config/**/*.{js,mjs,ts}!',
    'deploy/local/run.ts!',
    // Evaluated by the mini-program's build, which names it by its path.
    'src/page-table/sitemap.ts!',
  ],
  project: [
    'src/**/*.{ts,tsx}!',
    'server/**/*.{ts,mjs}!',
    'config/**/*.{ts,js,mjs}!',
    'deploy/**/*.ts!',
    'test/**/*.{ts,tsx,mjs}',
  ],
  rules: { cycles: 'error' },
  paths: { 'meshopt-decoder': ['node_modules/meshoptimizer/meshopt_decoder_reference.js'] },
  // Written beside the bundle by `npm start`.
  ignoreUnresolved: ['./print-worker.cjs'],
  // Of the system: the script says so where it is missing.
  ignoreBinaries: ['ip'],
  // Named to Taro or asked for by its own packages, never imported here.
  ignoreDependencies: [
    '@babel/runtime',
    '@tarojs/plugin-framework-react',
    '@tarojs/plugin-platform-h5',
    '@tarojs/plugin-platform-weapp',
    '@tarojs/react',
    'react-dom',
    // Runs the tools' scripts, and the sources' worker by its flag.
    'tsx',
  ],
} satisfies KnipConfig
