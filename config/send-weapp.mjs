// `npm run upload` and `npm run preview`: builds the release (or, with --built, takes dist/weapp as it is) and hands it to
// WeChat by its own tool, which is fetched when it is needed: it weighs more than everything else together.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const TOOL = 'miniprogram-ci@2.1.42'
const QR_CODE = path.join(ROOT, 'dist/preview.png')
const { version } = createRequire(import.meta.url)('../package.json')

/** What WeChat's tool does for each of our words, beside what both need. */
const DEEDS = {
  upload: ['upload'],
  preview: ['preview', '--qrcode-format', 'image', '--qrcode-output-dest', QR_CODE],
}

const [word = '', ...flags] = process.argv.slice(2)
const deed = DEEDS[word]
if (deed === undefined) fail(`There is upload and preview, not "${word}".`)

const { WECHAT_APP_ID: appId, WECHAT_UPLOAD_KEY: key } = process.env
if (!appId) fail('WECHAT_APP_ID names the mini-program that is sent: it is not set.')
if (!key) fail('WECHAT_UPLOAD_KEY is the path of the key that WeChat gives for uploads: it is not set.')
if (!existsSync(key)) fail(`There is no key at ${key} (WECHAT_UPLOAD_KEY).`)

if (!flags.includes('--built')) run(process.execPath, ['config/build-weapp.mjs'])
mkdirSync(path.dirname(QR_CODE), { recursive: true })
const named = ['--uv', version, '--ud', `Vela ${version}`, '--use-project-config', 'true']
const toolFailed = `${TOOL} could not be fetched, or did not ${word}: its own words are above.`
run('npx', ['--yes', TOOL, ...deed, '--pp', ROOT, '--pkp', path.resolve(key), '--appid', appId, ...named], toolFailed)
if (word === 'preview') console.log(`A phone of the team opens it by the code in ${path.relative(ROOT, QR_CODE)}.`)

function fail(line) {
  console.error(line)
  process.exit(1)
}

/** Ends with what the program ended with; `failed` is said last, where the program itself does not make it plain. */
function run(program, args, failed) {
  const { status, error } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' })
  if (error) fail(`${program} could not be started: ${error.message}`)
  if (status === 0) return
  if (failed) console.error(failed)
  process.exit(status ?? 1)
}
