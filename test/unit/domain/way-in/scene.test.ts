import { routeOfScene, sceneOfRoute } from '@/domain/way-in/scene'

test.each([
  ['iv:K7M2Q9XA', { path: 'pages/invitee/index', params: { code: 'K7M2Q9XA' } }],
  [
    'bc:shanghai-jingan.13800002011',
    { path: 'pages/business-card/business-card', params: { shop: 'shanghai-jingan', phone: '13800002011' } },
  ],
  ['st:ZHYN4417', { path: 'pages/starfire/index', params: { starId: 'ZHYN4417' } }],
])('%s opens its page, and is the scene of it', (scene, route) => {
  expect(routeOfScene(scene)).toEqual(route)
  expect(sceneOfRoute(route)).toBe(scene)
})

test.each([
  { path: 'pages/invitee/index', params: {} },
  { path: 'pages/invitee/index', params: { code: 'with blank' } },
  { path: 'pages/articles/view', params: { id: 'x'.repeat(30) } },
  { path: 'pages/mall/order/list', params: {} },
  { path: 'pages/articles/view', params: { id: 'a.b' } },
])('%j has no scene', (route) => {
  expect(sceneOfRoute(route)).toBeNull()
})

test.each(['bc:shop', 'iv:one.two', 'iv:', `iv:${'x'.repeat(30)}`, 'iv:.', 'constructor:x'])(
  '%s opens nothing',
  (scene) => {
    expect(routeOfScene(scene)).toBeNull()
  },
)
