const path = require('node:path')
const { evaluated } = require('../evaluated')

const NAME = 'WeappSitemap'
const SITEMAP = path.resolve(__dirname, '../../src/page-table/sitemap.ts')

/** Writes what WeChat's search may read of the mini-program. */
class WeappSitemap {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const { values, files } = evaluated(SITEMAP)
        compilation.fileDependencies.addAll(files)
        compilation.emitAsset('sitemap.json', new sources.RawSource(JSON.stringify(values.SITEMAP)))
      })
    })
  }
}

module.exports = { WeappSitemap }
