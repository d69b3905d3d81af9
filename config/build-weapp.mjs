// The mini-program. For phones it ships the addresses that it is given, for it has no origin of its own; with --local, those
// of this machine's server.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { TARO } from './taro.mjs'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const BASES = ['TARO_APP_API_BASE', 'TARO_APP_STATIC_BASE', 'TARO_APP_H5_BASE', 'TARO_APP_WEBSITE_BASE']

const isHttps = (address) => URL.canParse(address) && new URL(address).protocol === 'https:'

const isLocal = process.argv.includes('--local')
const missing = isLocal ? [] : BASES.filter((name) => !isHttps(process.env[name]))
if (missing.length > 0) {
  console.error(
    `A release of the mini-program needs the https address of ${missing.join(', ')}; ` +
      'for the server of this machine there is npm run build:weapp:local.',
  )
  process.exit(1)
}

const taro = spawn(process.execPath, [...TARO, 'build', '--type', 'weapp', '--env', 'production'], {
  cwd: ROOT,
  stdio: 'inherit',
})
taro.once('close', (status) => process.exit(status ?? 1))
