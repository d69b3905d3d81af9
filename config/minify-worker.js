const { parentPort } = require('node:worker_threads')
const terser = require('terser')

parentPort.on('message', async ({ id, script, options }) => {
  try {
    parentPort.postMessage({ id, code: (await terser.minify(script, options)).code })
  } catch (error) {
    parentPort.postMessage({ id, problem: String(error) })
  }
})
