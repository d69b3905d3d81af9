/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')

const NONE = {
  TARO_APP_API_BASE: '',
  TARO_APP_STATIC_BASE: '',
  TARO_APP_H5_BASE: '',
  TARO_APP_WEBSITE_BASE: '',
}

const release = (addresses: Record<string, string>) =>
  spawnSync(process.execPath, ['config/build-weapp.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...NONE, ...addresses },
    encoding: 'utf8',
  })

const HTTPS = {
  TARO_APP_API_BASE: 'https://api.example.com',
  TARO_APP_STATIC_BASE: 'https://static.example.com',
  TARO_APP_H5_BASE: 'https://m.example.com',
}

test.each([
  ['none of its addresses', {}, 'TARO_APP_API_BASE, TARO_APP_STATIC_BASE, TARO_APP_H5_BASE, TARO_APP_WEBSITE_BASE;'],
  ['one too few', HTTPS, 'of TARO_APP_WEBSITE_BASE;'],
  ['one without TLS', { ...HTTPS, TARO_APP_WEBSITE_BASE: 'http://example.com' }, 'of TARO_APP_WEBSITE_BASE;'],
  ['one that is none', { ...HTTPS, TARO_APP_WEBSITE_BASE: 'www.example.com' }, 'of TARO_APP_WEBSITE_BASE;'],
])('a release of the mini-program with %s ends with one line that names what is missing', (_, addresses, named) => {
  const { status, stdout, stderr } = release(addresses)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toContain(named)
})

test('a release keeps WeChat’s check of addresses on, and states the oldest base library that it asks for', () => {
  const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
  const { setting } = JSON.parse(read('project.config.json')) as { setting: { urlCheck: boolean } }
  expect(setting.urlCheck).toBe(true)
  const [, oldest] = /OLDEST_BASE_LIBRARY = '([\d.]+)'/.exec(read('src/platform/host-floor/index.weapp.ts')) ?? []
  expect(read('README.md')).toContain(`The oldest base library is ${oldest}`)
})

describe('sending the mini-program to WeChat', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vela-send-'))
  const key = path.join(folder, 'upload.key')
  const sent = path.join(folder, 'sent')
  // Stands for the outside world: npx would fetch WeChat's tool, which would talk to WeChat.
  const npx = path.join(folder, 'npx')

  beforeAll(() => {
    writeFileSync(key, 'a key')
    writeFileSync(npx, `#!/bin/sh\nprintf '%s\\n' "$@" > '${sent}'\n`)
    chmodSync(npx, 0o755)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const UNSET = { WECHAT_APP_ID: '', WECHAT_UPLOAD_KEY: '' }

  const send = (args: readonly string[], variables: Record<string, string>) =>
    spawnSync(process.execPath, ['config/send-weapp.mjs', ...args], {
      cwd: ROOT,
      env: { ...process.env, ...UNSET, PATH: `${folder}:${process.env.PATH ?? ''}`, ...variables },
      encoding: 'utf8',
    })

  test.each([
    ['without its app', {}, 'WECHAT_APP_ID'],
    ['without a key', { WECHAT_APP_ID: 'wx1' }, 'WECHAT_UPLOAD_KEY'],
    ['with a key that is not there', { WECHAT_APP_ID: 'wx1', WECHAT_UPLOAD_KEY: `${key}.old` }, 'There is no key'],
  ])('%s ends with one line that says so', (_, variables, said) => {
    const { status, stdout, stderr } = send(['upload'], variables)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain(said)
  })

  test('names this version, this app and its key', () => {
    const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }
    const { status } = send(['upload', '--built'], { WECHAT_APP_ID: 'wx1', WECHAT_UPLOAD_KEY: key })
    expect(status).toBe(0)
    const words = readFileSync(sent, 'utf8').trim().split('\n')
    expect(words).toEqual(
      expect.arrayContaining(['upload', '--pp', ROOT, '--pkp', key, '--appid', 'wx1', '--uv', version]),
    )
  })

  test('says last, below all that the tool wrote, that it did not send', () => {
    const broken = path.join(folder, 'broken')
    mkdirSync(broken)
    writeFileSync(path.join(broken, 'npx'), '#!/bin/sh\necho "npm error code ENOTFOUND" >&2\nexit 7\n')
    chmodSync(path.join(broken, 'npx'), 0o755)
    const withoutTool = { PATH: `${broken}:${process.env.PATH ?? ''}`, WECHAT_APP_ID: 'wx1', WECHAT_UPLOAD_KEY: key }
    const { status, stderr } = send(['upload', '--built'], withoutTool)
    expect(status).toBe(7)
    expect(stderr.trim().split('\n').at(-1)).toContain('could not be fetched, or did not upload')
  })

  test('builds first, and sends nothing that was not built for phones', () => {
    rmSync(sent, { force: true })
    const { status, stderr } = send(['preview'], { ...NONE, WECHAT_APP_ID: 'wx1', WECHAT_UPLOAD_KEY: key })
    expect(status).toBe(1)
    expect(stderr).toContain('needs the https address')
    expect(() => readFileSync(sent)).toThrow('ENOENT')
  })
})
