import { ContentLinkType } from '@/wire/enums/content'
import { slideLink } from '@/features/home/slide-link'

const ROUTES = ['pages/order/index', 'pages/articles/view']

test('a slide of a model opens the page that sells it, with its model', () => {
  const slide = { type: ContentLinkType.miniProgram, data: '/pages/order/index?model=vela-9' }
  expect(slideLink(slide, ROUTES)).toEqual({
    kind: 'page',
    page: { path: 'pages/order/index', params: { model: 'vela-9' } },
  })
})

test('a slide of an article opens the article', () => {
  expect(slideLink({ type: ContentLinkType.article, data: 'dawn-copper' }, ROUTES)).toEqual({
    kind: 'page',
    page: { path: 'pages/articles/view', params: { id: 'dawn-copper' } },
  })
})

test.each([
  ['without a link', ContentLinkType.none, ''],
  ['to a page that this release does not have', ContentLinkType.activity, 'lakeside-night-drive'],
  ['to an unknown page', ContentLinkType.miniProgram, '/pages/elsewhere'],
  ['to a page of somebody else', ContentLinkType.url, 'https://elsewhere.example/offer'],
  ['that would run a script', ContentLinkType.url, 'javascript:alert(1)'],
])('a slide %s leads nowhere', (_, type, data) => {
  expect(slideLink({ type, data }, ROUTES)).toBeNull()
})
