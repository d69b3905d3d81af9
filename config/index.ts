import path from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import { buildEnv } from './build-env'
import type { Chain } from './chain'
import developmentConfig from './dev'
import { ENTRY_PAGE, STAGE_PAGE } from './h5/entry-page'
import { h5SplitChunks } from './h5/chunks'
import { h5Parts } from './h5/parts'
import { LANGUAGE_WORD } from './languages/one-language'
import { PagePerLanguage } from './languages/page-per-language'
import { InlineAppStyle } from './h5/inline-app-style'
import insertStyle from './h5/insert-style'
import { WeappSitemap } from './weapp/sitemap'
import { SmallWxs } from './weapp/small-wxs'
import { quickMinifier } from './minify'
import { compileQuickly } from './quick-scripts'
import { compileStylesQuickly } from './quick-styles'
import { ShortStats } from './short-stats'
import { outputRoot, target } from './targets'
import { WaitingTags } from './h5/waiting-tags'

/** Design tokens are pixels of a 375 px wide screen. */
const DESIGN_WIDTH = 375
const SOURCES = path.resolve(__dirname, '..', 'src')
/** How long the file of a page may take: as long as a page waits for its data. */
const PAGE_FILE_TIMEOUT_MS = 60_000
/** Plain JavaScript: WebAssembly is special in mini-programs. The package does not list this file among its entries. */
const MESHOPT_DECODER = path.resolve(__dirname, '../node_modules/meshoptimizer/meshopt_decoder_reference.js')
const PAGE_FACTS = path.join(SOURCES, 'page-table/facts.ts')
/** Taro has webpack watch them, and would put the page table that they share into the main package. */
const PAGE_CONFIGS = /src[\\/]pages.+\.config\.ts$/
/** Packages whose files are newer than the oldest browser of ours; all others are taken as they are. */
const COMPILED_PACKAGES = [path.resolve(__dirname, '../node_modules/uqr')]

/** What Taro's own plug-ins do not write for old phones; named as Taro finds it, from the project's folder. */
const OLD_PHONES = { './config/break-anywhere.js': { enable: true, config: {} } }

const isRelease = process.env.NODE_ENV !== 'development'
const OWN_PLUGINS = { weapp: ['weapp/platform.js'], h5: isRelease ? ['h5/rspack.js'] : [] }
/** A release has scripts for each language. While the app is worked on, they hold both. */
const SCRIPTS = isRelease ? `js/${LANGUAGE_WORD}` : 'js'

/** What a file read to find its values stays out of the app: see the loader. */
const evaluateFacts = (chain: Chain): void => {
  const rule = chain.module.rule('page facts').pre().test(PAGE_FACTS)
  rule.use('evaluate-at-build').loader(path.resolve(__dirname, 'evaluate-at-build.js'))
}

const sharedConfig: UserConfigExport<'webpack5'> = {
  projectName: 'vela',
  date: '2026-11-20',
  designWidth: DESIGN_WIDTH,
  deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
  sourceRoot: 'src',
  outputRoot,
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  plugins: [
    '@tarojs/plugin-framework-react',
    target === 'h5' ? '@tarojs/plugin-platform-h5' : '@tarojs/plugin-platform-weapp',
    ...OWN_PLUGINS[target].map((file) => path.resolve(__dirname, file)),
  ],
  alias: { '@': SOURCES, 'meshopt-decoder': MESHOPT_DECODER },
  env: buildEnv(target),
  cache: { enable: false },
  mini: {
    compile: { include: COMPILED_PACKAGES },
    // Nothing here makes views of HTML, which lint forbids: Taro's reader of it would weigh 10 KB in the main package.
    runtime: { enableInnerHTML: false },
    postcss: {
      pxtransform: { enable: true, config: {} },
      ...OLD_PHONES,
      [path.resolve(__dirname, 'no-large-windows.js')]: { enable: true },
    },
    // The order of rules never depends on the order of files here: every selector has one home.
    miniCssExtractPluginOption: { ignoreOrder: true },
    webpackChain(chain) {
      evaluateFacts(chain)
      const pageConfigs = chain.module.rule('page configs').pre().test(PAGE_CONFIGS)
      pageConfigs.use('no-config').loader(path.resolve(__dirname, 'no-config.js'))
      // What webpack writes between the modules is for the same phones.
      chain.set('target', ['web', 'es2020'])
      if (isRelease) chain.optimization.merge({ moduleIds: 'size', chunkIds: 'size', mangleExports: 'size' })
      compileStylesQuickly(chain)
      if (isRelease) chain.optimization.minimizer('terserPlugin').use(quickMinifier)
      chain.plugin('short-stats').use(ShortStats)
      chain.plugin('weapp-sitemap').use(WeappSitemap)
      if (isRelease) chain.plugin('small-wxs').use(SmallWxs)
    },
  },
  h5: {
    compile: { include: COMPILED_PACKAGES },
    // Relative, so that the page works under any path of any host.
    publicPath: './',
    router: {
      mode: 'hash',
      // '/' matches no route in hash mode and shows a blank page.
      basename: '',
      customRoutes: { [`/${ENTRY_PAGE}`]: ['/', `/${ENTRY_PAGE}`] },
    },
    output: {
      filename: `${SCRIPTS}/[name].[contenthash:8].js`,
      chunkFilename: `${SCRIPTS}/[name].[contenthash:8].js`,
      chunkLoadTimeout: PAGE_FILE_TIMEOUT_MS,
    },
    miniCssExtractPluginOption: {
      ignoreOrder: true,
      filename: 'css/[name].[contenthash:8].css',
      chunkFilename: 'css/[name].[contenthash:8].css',
      insert: insertStyle,
    },
    postcss: {
      autoprefixer: { enable: true, config: {} },
      ...OLD_PHONES,
    },
    webpackChain(chain) {
      evaluateFacts(chain)
      chain.optimization.splitChunks(h5SplitChunks)
      chain.resolve.alias.merge(h5Parts)
      // The budget of the first load is checked by `npm test`, gzip and all.
      chain.performance.hints(false)
      chain.plugin('inline-app-style').use(InlineAppStyle)
      chain.plugin('short-stats').use(ShortStats)
      compileStylesQuickly(chain)
      if (isRelease) compileQuickly(chain)
      if (isRelease) chain.plugin('page-per-language').use(PagePerLanguage)
      chain.plugin('waiting-tags').use(WaitingTags, [[ENTRY_PAGE, STAGE_PAGE]])
    },
  },
}

export default defineConfig<'webpack5'>((merge) => merge({}, sharedConfig, isRelease ? {} : developmentConfig))
