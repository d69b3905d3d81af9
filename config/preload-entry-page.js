const { onHeadTags } = require('./html-tags')

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
    onHeadTags(compiler, NAME, ({ headTags, publicPath }, compilation) => {
      const asked = new Set(headTags.flatMap(({ attributes }) => [attributes.src, attributes.href]))
      const hrefs = this.filesOf(compilation).map((file) => `${publicPath}${file}`)
      return [...headTags, ...hrefs.filter((href) => !asked.has(href)).map(preload)]
    })
  }

  /** By the import that leads to the page: its module may have been merged into another by now. */
  filesOf({ chunkGroups }) {
    const group = chunkGroups.find(({ origins }) => origins.some(({ request }) => request?.endsWith(this.page)))
    if (!group) throw new Error(`${NAME}: no chunk begins with ${this.page}.`)
    return group.getFiles().filter((file) => /\.(js|css)$/.test(file))
  }
}

/** Nothing runs before the framework has come, so these must not delay the poster on a slow network. */
function preload(href) {
  const as = href.endsWith('.css') ? 'style' : 'script'
  const attributes = { rel: 'preload', as, href, fetchpriority: 'low' }
  return { tagName: 'link', voidTag: true, attributes, meta: { plugin: NAME } }
}

module.exports = { PreloadEntryPage }
