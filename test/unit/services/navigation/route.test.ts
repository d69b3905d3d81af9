import { ENTRY_PAGE } from '@/page-table/facts'
import { isLoginPage } from '@/services/navigation/known-pages'
import { buildTarget, parseTarget } from '@/services/navigation/route'

const PAGES = ['pages/order/index', 'pages/profile/index', 'pages/mall/order/list', 'pages/account/login']
const parse = (target: string) => parseTarget(target, PAGES)

describe('the target of a login', () => {
  it.each([
    ['/pages/mall/order/list', 'pages/mall/order/list', {}],
    ['pages/mall/order/list', 'pages/mall/order/list', {}],
    ['/pages/mall/order/list?scope=toPay', 'pages/mall/order/list', { scope: 'toPay' }],
    ['/pages/mall/order/list?from=a?b', 'pages/mall/order/list', { from: 'a?b' }],
    ['/', 'pages/order/index', {}],
    ['', 'pages/order/index', {}],
    ['/?model=7', 'pages/order/index', { model: '7' }],
  ])('%p opens %s', (target, path, params) => {
    expect(parse(target)).toEqual({ path, params })
  })

  it.each([
    'https://evil.example/pages/order/index',
    'javascript:alert(1)',
    '//evil.example',
    '///pages/order/index',
    '//pages/order/index',
    '/\\evil.example',
    '\\/evil.example',
    '/pages/../pages/order/index',
    '/pages/order/index/',
    '/pages/order/index#x',
    ' /pages/order/index',
    '%2Fpages%2Forder%2Findex',
    '/pages/unknown/index',
    '/constructor',
  ])('%p opens nothing, for it is no page of the app', (target) => {
    expect(parse(target)).toBeNull()
  })

  it('is never a step of logging in', () => {
    expect(parse('/pages/account/login?target=%2Fpages%2Faccount%2Flogin')).toBeNull()
    expect(['pages/account/phone-login', 'pages/account/phone-code'].every(isLoginPage)).toBe(true)
    expect(isLoginPage('pages/account/update-profile')).toBe(false)
  })

  it('is read back as it was built', () => {
    const route = { path: 'pages/mall/order/list', params: { scope: 'toPay', note: 'a&b=c' } }
    expect(parse(buildTarget(route))).toEqual(route)
    expect(buildTarget({ path: 'pages/order/index', params: {} })).toBe('/pages/order/index')
  })

  it('takes "/" for the page that a fresh launch opens', () => {
    expect(parse('/')?.path).toBe(ENTRY_PAGE)
  })
})
