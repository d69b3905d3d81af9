const esbuild = require('esbuild')
const { readFileSync } = require('node:fs')
const path = require('node:path')
const { FLOOR } = require('../floor')
const { onTags } = require('./html-tags')

const NAME = 'WaitingTags'
const BEGIN = path.join(__dirname, 'begin.js')
/** No type that a browser knows: it neither runs nor asks for such a script. */
const WAITING = 'app'

/**
 * Lets the app's scripts wait in index.html until the script at its end begins them, and names beside them what a page is
 * made of. So the picture that a page begins with has a slow network to itself, and nothing of a page is asked for only
 * after the framework has run.
 */
class WaitingTags {
  /** @param {readonly string[]} pages - paths below src/ of the pages that are named, without extensions. */
  constructor(pages) {
    this.pages = pages
  }

  apply(compiler) {
    onTags(compiler, NAME, ({ headTags, bodyTags, publicPath }, compilation) => {
      const asked = new Set(headTags.flatMap(({ attributes }) => [attributes.src, attributes.href]))
      const parts = this.pages.flatMap((page) =>
        filesOf(compilation, page)
          .map((file) => `${publicPath}${file}`)
          .filter((href) => !asked.has(href))
          .map((href) => part(page, href)),
      )
      return { headTags: [...headTags.map(waiting), ...parts], bodyTags: [...bodyTags, begin()] }
    })
  }
}

/** By the import that leads to the page: its module may have been merged into another by now. */
function filesOf({ chunkGroups }, page) {
  const group = chunkGroups.find(({ origins }) => origins.some(({ request }) => request?.endsWith(page)))
  if (!group) throw new Error(`${NAME}: no chunk begins with ${page}.`)
  return group.getFiles().filter((file) => /\.(js|css)$/.test(file))
}

const waiting = (tag) =>
  tag.tagName === 'script' && tag.attributes.src
    ? { ...tag, attributes: { type: WAITING, src: tag.attributes.src } }
    : tag

/** A link without a relation: it asks for nothing before it gets one. */
const part = (page, href) => ({
  tagName: 'link',
  voidTag: true,
  attributes: { 'data-page': page, as: href.endsWith('.css') ? 'style' : 'script', href },
  meta: { plugin: NAME },
})

function begin() {
  const { code } = esbuild.transformSync(readFileSync(BEGIN, 'utf8'), { minify: true, target: FLOOR })
  return { tagName: 'script', voidTag: false, attributes: {}, innerHTML: code.trim(), meta: { plugin: NAME } }
}

module.exports = { WaitingTags }
