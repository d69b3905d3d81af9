const path = require('node:path')
const { Worker } = require('node:worker_threads')
const TerserPlugin = require('terser-webpack-plugin')

const FORMAT = { ecma: 2015, comments: false }

/**
 * Minifies every script while the app is compiled: swc works on all cores at once, and takes a fifth of terser's time.
 * Its threads are its own, so webpack needs no workers.
 */
const quickMinifier = new TerserPlugin({
  parallel: false,
  extractComments: false,
  minify: TerserPlugin.swcMinify,
  terserOptions: { ecma: 2015, compress: { ecma: 2015 }, mangle: true, format: FORMAT },
})

const THOROUGH = { ecma: 2015, compress: { ecma: 2015, passes: 2 }, format: FORMAT }
/** As many as there are scripts of the first load that differ: two in each language, beside the framework. */
const WORKERS = 2

/** Workers that minify as small as terser can: worth its time only for what every visit loads. Close them at the end. */
function openMinifiers() {
  const workers = Array.from({ length: WORKERS }, () => new Worker(path.join(__dirname, 'minify-worker.js')))
  const waiting = new Map()
  let count = 0
  for (const worker of workers) {
    worker.on('message', ({ id, code, problem }) => {
      const { resolve, reject } = waiting.get(id)
      waiting.delete(id)
      if (problem === undefined) resolve(code)
      else reject(new Error(problem))
    })
    worker.on('error', (error) => waiting.forEach(({ reject }) => reject(error)))
  }
  return {
    minify: (script) =>
      new Promise((resolve, reject) => {
        const id = count++
        waiting.set(id, { resolve, reject })
        workers[id % WORKERS].postMessage({ id, script, options: THOROUGH })
      }),
    close: () => Promise.all(workers.map((worker) => worker.terminate())),
  }
}

module.exports = { quickMinifier, openMinifiers }
