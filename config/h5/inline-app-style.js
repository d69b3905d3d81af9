const { onTags } = require('./html-tags')

const NAME = 'InlineAppStyle'

/**
 * Puts the app's small style sheet into index.html. As a file of its own it would hold back the
 * first paint for one more round trip.
 */
class InlineAppStyle {
  apply(compiler) {
    onTags(compiler, NAME, ({ headTags, publicPath }, compilation) => ({
      headTags: headTags.map((tag) =>
        tag.attributes.rel === 'stylesheet' ? inlined(tag, publicPath, compilation) : tag,
      ),
    }))
  }
}

function inlined({ attributes: { href } }, publicPath, compilation) {
  const file = href.slice(publicPath.length)
  const innerHTML = String(compilation.getAsset(file).source.source())
  // Addresses in a style sheet are relative to it, and would be relative to the page now.
  if (/url\((?!["']?data:)/.test(innerHTML)) throw new Error(`${NAME}: ${file} asks for another file.`)
  compilation.deleteAsset(file)
  return { tagName: 'style', voidTag: false, innerHTML, attributes: {}, meta: { plugin: NAME } }
}

module.exports = { InlineAppStyle }
