const esbuild = require('esbuild')
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const path = require('node:path')
const { openMinifiers } = require('../minify')
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
/** The phones of package.json's browserslist. */
const TARGET = ['chrome80', 'ios13']

/**
 * Makes a page for each language of one build: `en.html` with the scripts of `js/en`, `zh.html` with those of `js/zh`,
 * and an `index.html` for servers that know of neither. Compiling is done once; only the conditions that one-language.js
 * left are decided here, on the minified scripts, and what the page asks for at first is minified thoroughly then.
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
        const minifiers = openMinifiers()
        const thoroughly = once(minifiers.minify)
        const html = smallStyles(await withRightPage(read(compilation.getAsset('index.html'))))
        const decisions = []
        for (const language of LANGUAGES) {
          const name = (text) => nameLanguage(text, language, textFiles)
          const emitDecided = async (script) => {
            const decided = await decide(read(script), language)
            const small = html.includes(script.name) ? await thoroughly(decided) : decided
            emit(name(script.name), name(small))
          }
          decisions.push(...scripts.map(emitDecided))
          emit(`${language}.html`, headOf(name(html), language))
        }
        await Promise.all(decisions).finally(minifiers.close)
        scripts.forEach(({ name }) => compilation.deleteAsset(name))
        compilation.updateAsset('index.html', compilation.getAsset('en.html').source)
      })
    })
  }
}

/** The work, done once for each text: what says nothing is the same in every language. */
function once(work) {
  const done = new Map()
  return (text) => {
    if (!done.has(text)) done.set(text, work(text))
    return done.get(text)
  }
}

async function emitTexts(emit) {
  const files = {}
  for (const language of LANGUAGES) {
    const script = await lateTexts(language)
    const hash = createHash('sha256').update(script).digest('hex').slice(0, 8)
    files[language] = `js/texts-${language}.${hash}.js`
    emit(files[language], script)
  }
  return files
}

async function withRightPage(html) {
  const { code } = await esbuild.transform(RIGHT_PAGE, { minify: true, target: TARGET })
  return html.replace('<head>', `<head><script>${code.trim()}</script>`)
}

/** The first styles stand in src/index.html as people read them. */
function smallStyles(html) {
  const small = (css) => esbuild.transformSync(css, { loader: 'css', minify: true, target: TARGET }).code.trim()
  return html.replace(/<style>([^]*?)<\/style>/g, (_, css) => `<style>${small(css)}</style>`)
}

/** The script with every condition on the language decided. */
async function decide(script, language) {
  if (!SPEAKS.test(script)) return script
  const { code } = await esbuild.transform(script, {
    define: { [LANGUAGE_WORD]: JSON.stringify(language) },
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    charset: 'utf8',
    target: TARGET,
  })
  return code
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
