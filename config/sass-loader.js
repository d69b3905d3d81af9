const { fileURLToPath, pathToFileURL } = require('node:url')
const { compileString } = require('sass')

/**
 * Compiles a style sheet while the caller waits, which takes Sass half of the time that it takes beside other work. It
 * may use sheets by their place relative to it, and asks for no pictures in files. A loader of webpack's.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 */
module.exports = function sassLoader(source) {
  const { css, loadedUrls } = compileString(source, { url: pathToFileURL(this.resourcePath) })
  for (const url of loadedUrls) this.addDependency(fileURLToPath(url))
  return css
}
