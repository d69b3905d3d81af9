// `npm start`: builds the page if its sources changed, then serves page and API until Ctrl-C.
import { createRequire } from 'node:module'
import process from 'node:process'

const NEEDED = [20, 19]

/** Checked in plain JavaScript, before anything that an old Node could not even read. */
function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return
  process.stderr.write(`Vela needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}.\n`)
  process.exit(1)
}

checkNode()
const { bundleServer } = await import('../../config/bundle-server.mjs')
const { buildH5IfChanged } = await import('../../config/build-h5-if-changed.mjs')
await bundleServer()
const { start } = createRequire(import.meta.url)('../../dist/server/start.cjs')

await start(buildH5IfChanged)
