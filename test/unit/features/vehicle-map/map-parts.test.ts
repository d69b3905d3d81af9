import { offsetOf } from '@/domain/map/map-view'
import { changedView } from '@/features/vehicle-map/changed-view'
import { firstChoice, firstView } from '@/features/vehicle-map/first-look'
import { LAND, LAND_UNITS } from '@/features/vehicle-map/land'
import { pointOf } from '@/features/vehicle-map/point-param'
import { ringsOf } from '@/features/vehicle-map/rings-of'
import { seenText } from '@/features/vehicle-map/seen-text'

const SHANGHAI = { longitude: 121.47, latitude: 31.23 }
const FREE = { x: 300, y: 360 }

describe('the outlines', () => {
  it('are rings of points, each a step from the one before', () => {
    expect(ringsOf('M1 2l3-4-5 6zM0 0l10 0 0 10z')).toEqual([
      [
        { x: 1, y: 2 },
        { x: 4, y: -2 },
        { x: -1, y: 4 },
      ],
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 10 },
      ],
    ])
  })

  it('hold every ring of the land, within the world', () => {
    const rings = ringsOf(LAND)
    expect(rings).toHaveLength(LAND.split('M').length - 1)
    for (const { x, y } of rings.flat()) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(LAND_UNITS)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(LAND_UNITS)
    }
  })
})

describe('the first look', () => {
  const shop = { id: 'jingan', storeName: 'Jing’an', cityCode: '310100', cityName: 'Shanghai', ...SHANGHAI }
  const far = {
    id: 'sanlitun',
    storeName: 'Sanlitun',
    cityCode: '110100',
    cityName: 'Beijing',
    longitude: 116.45,
    latitude: 39.93,
  }
  const car = {
    orderId: '7',
    modelName: 'Vela 7',
    carPoster: '',
    seenTime: '',
    batteryPercent: 50,
    longitude: 120,
    latitude: 30,
  }

  it('is at the place of the link and the shop that stands there', () => {
    const data = { places: [far, shop], vehicles: [car] }
    const point = { longitude: SHANGHAI.longitude + 0.0004, latitude: SHANGHAI.latitude }
    expect(firstChoice(data, { point })).toEqual({ kind: 'shop', id: 'jingan' })
    expect(firstView(data, { point }, FREE).centre.longitude).toBeCloseTo(point.longitude)
    expect(firstChoice(data, { point: { longitude: 121, latitude: 31 } })).toBeNull()
  })

  it('is at the shops of the city that the list of shops showed, even where one’s own car is elsewhere', () => {
    const data = { places: [far, shop], vehicles: [car] }
    const aim = { point: null, cityCode: '310100' }
    expect(firstView(data, aim, FREE).centre.longitude).toBeCloseTo(SHANGHAI.longitude)
    expect(firstChoice(data, aim)).toBeNull()
    expect(firstChoice(data, { point: null, cityCode: 'nowhere' })).toEqual({ kind: 'vehicle', id: '7' })
  })

  it('is else at one’s own car, else at all shops, else at the country', () => {
    expect(firstChoice({ places: [shop], vehicles: [car] }, { point: null })).toEqual({ kind: 'vehicle', id: '7' })
    expect(firstView({ places: [shop], vehicles: [car] }, { point: null }, FREE).centre.longitude).toBeCloseTo(120)
    const all = firstView({ places: [shop, far], vehicles: [] }, { point: null }, FREE)
    for (const place of [shop, far]) expect(Math.abs(offsetOf(place, all).y)).toBeLessThan(FREE.y / 2 + 1)
    expect(firstChoice({ places: [shop], vehicles: [] }, { point: null })).toBeNull()
    expect(firstView({ places: [], vehicles: [] }, { point: null }, FREE).centre.longitude).toBeCloseTo(112)
  })
})

it.each([
  [{ longitude: '121.47', latitude: '31.23' }, SHANGHAI],
  [{ longitude: '121.47' }, null],
  [{ longitude: ' ', latitude: '31' }, null],
  [{ longitude: 'here', latitude: '31' }, null],
  [{ longitude: '121', latitude: '90' }, null],
  [{ longitude: '181', latitude: '31' }, null],
])('a link’s %j is the point %j', (params, point) => {
  expect(pointOf(params)).toEqual(point)
})

it.each([
  ['2026-11-23 14:30:00', 'Seen just now'],
  ['2026-11-23 14:29:00', 'Seen 1 minute ago'],
  ['2026-11-23 13:31:00', 'Seen 59 minutes ago'],
  ['2026-11-23 09:05:00', 'Seen: Today, 09:05'],
  ['2026-11-21 09:05:00', 'Seen: Sat\u00a021\u00a0Nov, 09:05'],
])('a car that told at %s was "%s"', (seenTime, text) => {
  expect(seenText(seenTime, Date.UTC(2026, 10, 23, 6, 30, 20))).toBe(text)
})

describe('WeChat’s map', () => {
  const detail = { scale: 12, centerLocation: SHANGHAI }

  it('is believed about what fingers have left it with', () => {
    expect(changedView({ type: 'end', causedBy: 'drag', detail })).toEqual({ centre: SHANGHAI, zoom: 12 })
    expect(changedView({ type: 'end', detail: { ...detail, causedBy: 'scale' } })?.zoom).toBe(12)
  })

  it.each([
    { type: 'begin', causedBy: 'gesture', detail },
    { type: 'end', causedBy: 'update', detail },
    { type: 'end', causedBy: 'drag', detail: {} },
    { type: 'end' },
  ])('is not asked while it moves, moved by us, or tells too little: %j', (event) => {
    expect(changedView(event)).toBeNull()
  })
})
