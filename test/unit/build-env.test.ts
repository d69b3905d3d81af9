/** @jest-environment node */
import { ENVIRONMENTS } from '@/domain/brand'
import { buildEnv } from '../../config/build-env'

const before = { ...process.env }

afterEach(() => {
  process.env = { ...before }
})

const apiBaseOf = (target: 'h5' | 'weapp', variables: Record<string, string> = {}): unknown => {
  process.env = { ...before, ...variables }
  return JSON.parse(buildEnv(target).TARO_APP_API_BASE ?? '')
}

test('a mini-program without any setting talks to the server of this machine, and a page to its own', () => {
  expect(apiBaseOf('weapp')).toBe('http://127.0.0.1:3000')
  expect(apiBaseOf('h5')).toBe('')
})

test.each(Object.entries(ENVIRONMENTS))(
  'of %s a mini-program takes its addresses, where it has any',
  (name, { apiBase }) => {
    // What is left empty is filled by src/services/environment.ts.
    expect(apiBaseOf('weapp', { TARO_APP_ENV: name })).toBe(apiBase === '' ? 'http://127.0.0.1:3000' : '')
  },
)

test('of an environment that nobody knows a mini-program takes nothing', () => {
  expect(apiBaseOf('weapp', { TARO_APP_ENV: 'moon' })).toBe('http://127.0.0.1:3000')
})

test('an address that is given is taken, whatever the environment', () => {
  const TARO_APP_API_BASE = 'https://api.example.com'
  expect(apiBaseOf('weapp', { TARO_APP_ENV: 'uat', TARO_APP_API_BASE })).toBe(TARO_APP_API_BASE)
})
