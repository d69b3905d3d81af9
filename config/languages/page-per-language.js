const esbuild = require('esbuild')
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const path = require('node:path')
const { FLOOR } = require('../floor')
const { minifyAgain } = require('../minify')
const { lateTexts } = require('./late-texts')
const { LANGUAGE_WORD } = require('./one-language')

const NAME = 'PagePerLanguage'
const LANGUAGES = ['en', 'zh']
/** What the languages are called in HTML, and what the page says of itself. */
const HEADS = {
  en: { tag: 'en', description: 'Choose, order and follow your Vela.' },
  zh: { tag: 'zh-CN', description: '选购、订购您的 Vela，随时掌握进度。' },
}
const RIGHT_PAGE = readFileSync(path.join(__dirname, 'right-page.js'), 'utf8')
const SCRIPT = new RegExp(`/${LANGUAGE_WORD}/.+\\.js$`)
/** The word in a script, but not in the path of another. */
const SPEAKS = new RegExp(`(?<!/)\\b${LANGUAGE_WORD}\\b(?!/)`)
/** A page's title in both languages: see page-table/page-config.ts. */
const TITLE = /\{\{([^{}|]*)\|([^{}|]*)\}\}/g

/**
 * Makes a page for each language of one build: `en.html` with the scripts of `js/en`, `zh.html` with those of `js/zh`,
 * and an `index.html` for servers that know of neither. Compiling is done once; only the conditions that one-language.js
 * left are decided here, on the minified scripts.
 */
class PagePerLanguage {
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources
    // Not of the compilations within this one.
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After the names of the files are final.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        // Webpack minifies what comes late once more unless it is told not to.
        const emit = (file, text) => compilation.emitAsset(file, new RawSource(text), { minimized: true })
        const read = ({ source }) => String(source.source())
        const textFiles = await emitTexts(emit)
        const scripts = compilation.getAssets().filter(({ name }) => SCRIPT.test(name))
        const html = smallStyles(await withRightPage(read(compilation.getAsset('index.html'))))
        const emitIn = async (language) => {
          const name = (text) => nameLanguage(text, language, textFiles)
          const emitDecided = async (script) => {
            const isOfFirstLoad = html.includes(script.name)
            emit(name(script.name), name(await decide(read(script), language, isOfFirstLoad)))
          }
          await Promise.all(scripts.map(emitDecided))
          emit(`${language}.html`, headOf(name(html), language))
        }
        await Promise.all(LANGUAGES.map(emitIn))
        scripts.forEach(({ name }) => compilation.deleteAsset(name))
        compilation.updateAsset('index.html', compilation.getAsset('en.html').source)
      })
    })
  }
}

async function emitTexts(emit) {
  const files = {}
  for (const [index, script] of (await lateTexts(LANGUAGES)).entries()) {
    const language = LANGUAGES[index]
    const hash = createHash('sha256').update(script).digest('hex').slice(0, 8)
    files[language] = `js/texts-${language}.${hash}.js`
    emit(files[language], script)
  }
  return files
}

async function withRightPage(html) {
  const { code } = await esbuild.transform(RIGHT_PAGE, { minify: true, target: FLOOR })
  return html.replace('<head>', `<head><script>${code.trim()}</script>`)
}

/** The first styles stand in src/index.html as people read them. */
function smallStyles(html) {
  const small = (css) => esbuild.transformSync(css, { loader: 'css', minify: true, target: FLOOR }).code.trim()
  return html.replace(/<style>([^]*?)<\/style>/g, (_, css) => `<style>${small(css)}</style>`)
}

/** The script with every condition on the language decided. A second pass finds a little more in any script. */
async function decide(script, language, isOfFirstLoad) {
  return SPEAKS.test(script) || isOfFirstLoad ? minifyAgain(script, { [LANGUAGE_WORD]: language }) : script
}

function nameLanguage(text, language, textFiles) {
  return LANGUAGES.reduce((named, each) => named.replaceAll(`__TEXTS_${each}__`, textFiles[each]), text)
    .replaceAll(`/${LANGUAGE_WORD}/`, `/${language}/`)
    .replace(TITLE, (_, en, zh) => (language === 'zh' ? zh : en))
}

function headOf(html, language) {
  const { tag, description } = HEADS[language]
  return html.replace(`lang="${HEADS.en.tag}"`, `lang="${tag}"`).replace(HEADS.en.description, description)
}

module.exports = { PagePerLanguage }
