const path = require('node:path')

const NAME = 'PreloadEntryPage'

/**
 * Lets index.html ask for the entry page's own chunks at once. Without it the browser learns of
 * them only after the framework has run: one more round trip before the first picture.
 */
class PreloadEntryPage {
  /** @param {string} page - absolute path of the entry page's module, without its extension. */
  constructor(page) {
    this.page = page
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // The compiler brings its own copy; hooks are found only on the class that it uses.
      const html = compiler.options.plugins.find((plugin) => plugin?.constructor?.name === 'HtmlWebpackPlugin')
      if (!html) return
      html.constructor.getHooks(compilation).alterAssetTagGroups.tap(NAME, (tags) => {
        const asked = new Set(tags.headTags.flatMap(({ attributes }) => [attributes.src, attributes.href]))
        const links = this.filesOf(compilation)
          .map((file) => `${tags.publicPath}${file}`)
          .filter((href) => !asked.has(href))
          .map((href) => ({
            tagName: 'link',
            voidTag: true,
            attributes: { rel: 'preload', as: href.endsWith('.css') ? 'style' : 'script', href },
            meta: { plugin: NAME },
          }))
        return { ...tags, headTags: [...tags.headTags, ...links] }
      })
    })
  }

  filesOf({ modules, chunkGraph }) {
    const module = [...modules].find(({ resource }) => resource?.replace(path.extname(resource), '') === this.page)
    if (!module) return []
    const files = [...chunkGraph.getModuleChunksIterable(module)]
      .flatMap((chunk) => [...chunk.groupsIterable])
      .flatMap((group) => group.getFiles())
    return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file))
  }
}

module.exports = { PreloadEntryPage }
