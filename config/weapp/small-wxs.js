const { minifySync } = require('@swc/core')

const NAME = 'SmallWxs'
/** Without blanks alone: WXS is a language of its own, which knows less than a minifier may write. */
const AS_IT_STANDS = { ecma: 5, compress: false, mangle: false, module: false }

/** Minifies the scripts of the templates, which webpack's own minifiers take for no scripts. */
class SmallWxs {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.wxs'))) {
          const { code } = minifySync(String(assets[file].source()), AS_IT_STANDS)
          compilation.updateAsset(file, new sources.RawSource(code))
        }
      })
    })
  }
}

module.exports = { SmallWxs }
