/** @jest-environment jsdom */
import { entryRoute } from '@/services/navigation/entry-link'

const PAGES = ['pages/order/index', 'pages/activities/view', 'pages/account/login', 'pages/mall/order/list']
const night = { path: 'pages/activities/view', params: { id: 'night' } }

test.each([
  [{ scene: 'ac:night' }, night],
  [{ scene: 'md:vela-9' }, { path: 'pages/order/index', params: { model: 'vela-9' } }],
  [{ link: '/pages/activities/view?id=night' }, night],
  [{ link: 'pages/activities/view?id=night' }, night],
  [{ q: 'http://localhost/#/pages/activities/view?id=night' }, night],
  [{ link: '/' }, { path: 'pages/order/index', params: {} }],
])('%j opens its page', (params, route) => {
  expect(entryRoute(params, PAGES)).toEqual(route)
})

test.each([
  {},
  { scene: '' },
  { scene: 'ac' },
  { scene: 'xx:night' },
  { scene: 'ac:../../evil' },
  { scene: 'ac:nig?a=b' },
  { scene: `ac:${'x'.repeat(30)}` },
  { scene: 'tp:winter' },
  { link: 'https://evil.example/#/pages/order/index' },
  { link: '//evil.example/pages/order/index' },
  { link: 'http://localhost.evil.example/#/pages/order/index' },
  { link: 'javascript:alert(1)' },
  { link: '/pages/account/login' },
  { link: '/pages/elsewhere' },
  { q: '' },
])('%j opens nothing', (params) => {
  expect(entryRoute(params, PAGES)).toBeNull()
})
