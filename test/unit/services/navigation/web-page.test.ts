/** @jest-environment jsdom */
import { webPageOf } from '@/services/navigation/web-page'

const HOSTS = ['www.vela.example']

test.each(['https://www.vela.example', 'https://www.vela.example/cars?id=7', 'https://WWW.vela.example/cars'])(
  '%s is shown',
  (page) => {
    expect(webPageOf(page, HOSTS)).toBe(page)
  },
)

test('a path of the own server is shown by its whole address', () => {
  expect(webPageOf('/static/img/space.webp', HOSTS)).toBe('http://localhost/static/img/space.webp')
})

test.each([
  'http://www.vela.example',
  'https://evil.example',
  'https://www.vela.example.evil.example',
  'https://www.vela.example@evil.example',
  'https://www.vela.example:8443',
  'https://evil.example/https://www.vela.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//www.vela.example',
  '/\\evil.example',
  '',
])('%s is not', (page) => {
  expect(webPageOf(page, HOSTS)).toBeNull()
})
