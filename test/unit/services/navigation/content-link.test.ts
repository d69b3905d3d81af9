import { ContentLinkType } from '@/wire/enums/content'
import { contentLink } from '@/services/navigation/content-link'

const ROUTES = [
  'pages/order/index',
  'pages/articles/view',
  'pages/topics/view',
  'pages/activities/view',
  'pages/pictures/pictures',
  'pages/web/index',
]

test.each([
  [ContentLinkType.article, 'dawn-copper', { path: 'pages/articles/view', params: { id: 'dawn-copper' } }],
  [ContentLinkType.topic, 'winter', { path: 'pages/topics/view', params: { id: 'winter' } }],
  [ContentLinkType.activity, 'night', { path: 'pages/activities/view', params: { id: 'night' } }],
  [ContentLinkType.vehicleAlbum, 'vela-9', { path: 'pages/pictures/pictures', params: { modelId: 'vela-9' } }],
  [
    ContentLinkType.url,
    'https://x.example/a?b=1',
    { path: 'pages/web/index', params: { url: 'https://x.example/a?b=1' } },
  ],
  [
    ContentLinkType.miniProgram,
    '/pages/order/index?model=vela-9',
    { path: 'pages/order/index', params: { model: 'vela-9' } },
  ],
])('a link of type %s leads to its page', (type, data, route) => {
  expect(contentLink({ type, data }, ROUTES)).toEqual(route)
})

test.each([
  ['without a target', ContentLinkType.none, ''],
  ['to an unknown page', ContentLinkType.miniProgram, '/pages/elsewhere'],
  ['to a page outside', ContentLinkType.miniProgram, 'https://elsewhere.example/pages/order/index'],
])('a link %s leads nowhere', (_, type, data) => {
  expect(contentLink({ type, data }, ROUTES)).toBeNull()
})

test('a link to a page that this release does not have leads nowhere', () => {
  expect(contentLink({ type: ContentLinkType.topic, data: 'winter' }, ['pages/order/index'])).toBeNull()
})
