import { act, render } from '@testing-library/react'
import type { Map } from 'leaflet'
import type { MapView } from '@/domain/map/map-view'
import { useLeafletMap } from '@/features/vehicle-map/leaflet-map'

const HOME: MapView = { centre: { longitude: 121.4712, latitude: 31.2243 }, zoom: 10 }
const ELSEWHERE: MapView = { centre: { longitude: 116.3974, latitude: 39.9087 }, zoom: 12 }

/** What a browser alone has: the size of a box, and word of its change. */
const box = { width: 375, height: 600 }
let tellResized: () => void = () => undefined
class FakeResizeObserver {
  constructor(onResize: () => void) {
    tellResized = onResize
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(box, { width: 375, height: 600 })
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => box.width)
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => box.height)
  Object.assign(globalThis, {
    ResizeObserver: FakeResizeObserver,
    matchMedia: () => ({ matches: true }),
  })
})
afterEach(() => jest.restoreAllMocks())

const onView = jest.fn()
let shownMap: Map | null = null

function Room({ view }: { view: MapView }) {
  const { room, map } = useLeafletMap({ view, onView, system: 'gcj02' })
  shownMap = map
  return <div ref={room} />
}

const open = () => {
  onView.mockReset()
  const { rerender } = render(<Room view={HOME} />)
  if (shownMap === null) throw new Error('There is a room.')
  return { map: shownMap, show: (view: MapView) => rerender(<Room view={view} />) }
}

test('a map that is resized was moved by nobody', () => {
  open()
  for (const [width, height] of [
    [374, 451],
    [361, 448],
    [360, 599],
  ] as const) {
    Object.assign(box, { width, height })
    act(() => tellResized())
  }
  expect(onView).not.toHaveBeenCalled()
})

test('a map that follows what it is to show was moved by nobody', () => {
  const { map, show } = open()
  show(ELSEWHERE)
  expect(map.getCenter()).toMatchObject({ lng: ELSEWHERE.centre.longitude, lat: ELSEWHERE.centre.latitude })
  expect(onView).not.toHaveBeenCalled()
})

test.each<[string, (map: Map) => void]>([
  ['aside', (map) => map.panBy([3, 0], { animate: false })],
  ['nearer', (map) => map.setZoom(HOME.zoom + 1, { animate: false })],
])('a map that fingers move %s tells where it is then', (_, move) => {
  const { map } = open()
  act(() => move(map))
  const { lng, lat } = map.getCenter()
  expect(onView.mock.calls).toEqual([[{ centre: { longitude: lng, latitude: lat }, zoom: map.getZoom() }]])
})
