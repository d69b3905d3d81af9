// Takes a picture of each screen: npm run screenshots [-- --out folder] [--language zh] [--target weapp]
// [--only words-of-its-name]. The mini-program is that of npm run build:weapp:local.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildH5IfChanged } from '../../config/build-h5-if-changed.mjs'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const PLAYWRIGHT = path.join(ROOT, 'node_modules/@playwright/test/cli.js')

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: path.join(ROOT, '.data/screenshots') },
    language: { type: 'string', default: 'en' },
    target: { type: 'string', default: 'h5' },
    only: { type: 'string', default: '' },
  },
})
const folder = path.resolve(values.out)

if (process.env.OUTPUT_ROOT === undefined) await buildH5IfChanged()
const child = spawn(
  process.execPath,
  [PLAYWRIGHT, 'test', '-c', 'config/playwright.screenshots.ts', '-g', values.only],
  {
    cwd: ROOT,
    env: {
      ...process.env,
      SCREENSHOTS_DIR: folder,
      SCREENSHOTS_LANGUAGE: values.language,
      SCREENSHOTS_TARGET: values.target,
    },
    stdio: 'inherit',
  },
)
child.once('close', (code) => {
  if (code === 0) console.log(`The screenshots are in ${folder}`)
  process.exitCode = code ?? 1
})
