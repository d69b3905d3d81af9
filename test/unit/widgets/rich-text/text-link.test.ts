/** @jest-environment jsdom */
import { textLink } from '@/widgets/rich-text/text-link'

test('a path of the app is its page with its parameters', () => {
  expect(textLink('/pages/coupons/details?id=7')).toEqual({ path: 'pages/coupons/details', params: { id: '7' } })
})

test('a path of our own server is shown by the page for web pages', () => {
  expect(textLink('/static/img/space.webp')).toEqual({
    path: 'pages/web/index',
    params: { url: '/static/img/space.webp' },
  })
})

test.each(['https://evil.example', '//evil.example', '/pages/none/none', 'javascript:alert(1)', ''])(
  '%j leads nowhere',
  (link) => {
    expect(textLink(link)).toBeNull()
  },
)
