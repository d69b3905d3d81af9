const NAME = 'PreloadEntryPage'

/**
 * Lets index.html ask for the entry page's own chunks at once. Without it the browser learns of
 * them only after the framework has run: one more round trip before the first picture.
 */
class PreloadEntryPage {
  /** @param {string} page - path of the entry page below src/, without its extension. */
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

  /** By the import that leads to the page: its module may have been merged into another by now. */
  filesOf({ chunkGroups }) {
    const group = chunkGroups.find(({ origins }) => origins.some(({ request }) => request?.endsWith(this.page)))
    if (!group) throw new Error(`${NAME}: no chunk begins with ${this.page}.`)
    return group.getFiles().filter((file) => /\.(js|css)$/.test(file))
  }
}

module.exports = { PreloadEntryPage }
