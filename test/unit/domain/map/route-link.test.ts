import { routeLink } from '@/domain/map/route-link'

test('the way to a place names it and its degrees, latitude first, and nothing of the visitor', () => {
  const link = new URL(routeLink('Vela Space Jing’an & more', { longitude: 121.4459, latitude: 31.2256 }))
  expect(link.origin).toBe('https://apis.map.qq.com')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    type: 'drive',
    to: 'Vela Space Jing’an & more',
    tocoord: '31.2256,121.4459',
    referer: 'vela',
  })
})
