/** @jest-environment node */
import { spawnSync } from 'node:child_process'
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
