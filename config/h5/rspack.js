// JavaScript, because Taro loads its plugins before it can read TypeScript.
const { rspack } = require('@rspack/core')
const { H5Combination } = require('@tarojs/webpack5-runner/dist/webpack/H5Combination')
const { mkdirSync, rmSync, writeFileSync } = require('node:fs')
const path = require('node:path')
const { evaluatedDefaults } = require('../evaluated')
const { SETTINGS, COMPRESS } = require('../minify')
const { browserslist } = require('../../package.json')

/** What only webpack understands. The first is the plugin that brings the app's loader. */
const OF_WEBPACK = ['mainPlugin', 'webpackbar', 'short-stats']

const { CssExtractRspackPlugin, DefinePlugin, LightningCssMinimizerRspackPlugin, SwcJsMinimizerRspackPlugin } = rspack

/** What Rspack has of its own in the place of a plugin, by the name that Taro gives it, and what it takes of its options. */
const OF_RSPACK = {
  definePlugin: [DefinePlugin, (definitions) => definitions],
  miniCssExtractPlugin: [
    CssExtractRspackPlugin,
    ({ filename, chunkFilename, ignoreOrder, insert }) => ({ filename, chunkFilename, ignoreOrder, insert }),
  ],
}

/**
 * The configurations of all pages as files that Taro only has to read. It would compile each of them, with all that it
 * imports, one after the other.
 */
const asJson = (configs, folder) => {
  const values = evaluatedDefaults([...configs.values()])
  return [...configs.keys()].map((page, index) => {
    const file = path.join(folder, `${index}.json`)
    writeFileSync(file, JSON.stringify(values[index]))
    return [page, file]
  })
}

/** The app begins with what a loader of Taro's writes: its routes, and the runtime that they need. */
const addAppLoader = ({ chain, appHelper, sourceDir }, taro, folder) => {
  const { appConfig, pagesConfigList } = appHelper
  const config = { router: taro.routerConfig, ...appConfig }
  const options = { ...taro, filename: taro.entryFileName, config, pages: asJson(pagesConfigList, folder) }
  const entry = path.join(sourceDir, `${taro.entryFileName}.config.ts`)
  const rule = chain.module.rule('app').pre().test(entry)
  rule.use('app').loader(require.resolve('@tarojs/taro-loader/lib/h5')).options(options)
}

/** From webpack's words to those of Rspack. */
const translate = ({ chain }) => {
  OF_WEBPACK.forEach((name) => chain.plugins.delete(name))
  for (const [name, [Plugin, optionsOf]] of Object.entries(OF_RSPACK)) {
    const [options] = chain.plugin(name).get('args')
    chain.plugin(name).use(Plugin, [optionsOf(options)])
  }
  chain.module.rule('customStyle').use('0').loader(CssExtractRspackPlugin.loader)
  const minimize = (name, Plugin, options) => chain.optimization.minimizer(name).use(Plugin, [options])
  const scripts = { ...SETTINGS, compress: COMPRESS }
  minimize('terserPlugin', SwcJsMinimizerRspackPlugin, { extractComments: false, minimizerOptions: scripts })
  minimize('cssoWebpackPlugin', LightningCssMinimizerRspackPlugin, { minimizerOptions: { targets: browserslist } })
  // Finds files of a target by their suffix: none of ours has that of the page.
  chain.resolve.plugins.delete('MultiPlatformPlugin')
  // A player that no page of ours plays streams with says to webpack what Rspack sees by itself.
  chain.set('ignoreWarnings', [/Useless magic comments/])
}

const run = (config) =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config)
    compiler.run((failure, stats) => {
      const said = (what) => stats.toString({ all: false, [what]: true })
      const error = failure ?? (stats.hasErrors() ? new Error(said('errors')) : null)
      if (stats?.hasWarnings()) process.stderr.write(`${said('warnings')}\n`)
      compiler.close((atTheEnd) => {
        if (error ?? atTheEnd) reject(error ?? atTheEnd)
        else resolve()
      })
    })
  })

const bundle = async (appPath, options) => {
  const combination = new H5Combination(appPath, options)
  await combination.make()
  // Beside what is built, so that what a killed build leaves goes with the rest of it.
  const folder = path.join(combination.outputDir, '.pages')
  mkdirSync(folder, { recursive: true })
  addAppLoader(combination, combination.chain.plugin('mainPlugin').get('args')[0], folder)
  translate(combination)
  await run(combination.chain.toConfig())
  rmSync(folder, { recursive: true })
}

/**
 * Lets Rspack make a release of the page, in a third of webpack's time and on all cores: Taro configures webpack as ever, and
 * what it has configured is translated. While the page is worked on, and for the mini-program, webpack runs.
 *
 * @param {import('@tarojs/service').IPluginContext} context
 */
module.exports = (context) => {
  context.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      platform.getRunner = async () => (options) => bundle(context.paths.appPath, options)
    },
  })
}
