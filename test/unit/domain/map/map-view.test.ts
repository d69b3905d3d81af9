import fc from 'fast-check'
import { clustersOf } from '@/domain/map/clusters'
import { fromWorld, offsetOf, toWorld, viewOf, ZOOM, zoomedBy } from '@/domain/map/map-view'
import { scaleBar } from '@/domain/map/scale-bar'

const SIZE = { x: 375, y: 560 }
const SHANGHAI = { longitude: 121.47, latitude: 31.23 }
const inChina = fc.record({
  longitude: fc.double({ min: 75, max: 134, noNaN: true }),
  latitude: fc.double({ min: 18, max: 53, noNaN: true }),
})
const view = fc.record({ centre: inChina, zoom: fc.double({ min: 4, max: 16, noNaN: true }) })

describe('a map', () => {
  it('shows what it is centred on in its middle', () => {
    fc.assert(
      fc.property(view, (one) => {
        const { x, y } = offsetOf(one.centre, one)
        expect(x).toBeCloseTo(0)
        expect(y).toBeCloseTo(0)
      }),
    )
  })

  it('finds the way back from where a point is drawn', () => {
    fc.assert(
      fc.property(inChina, (point) => {
        const back = fromWorld(toWorld(point))
        expect(back.longitude).toBeCloseTo(point.longitude, 8)
        expect(back.latitude).toBeCloseTo(point.latitude, 8)
      }),
    )
  })

  it('stays where it is while it comes nearer', () => {
    expect(zoomedBy({ centre: SHANGHAI, zoom: 9 }, 1.5)).toEqual({ centre: SHANGHAI, zoom: 10.5 })
  })

  it('never comes nearer or goes farther than its ends', () => {
    expect(zoomedBy({ centre: SHANGHAI, zoom: 16.5 }, 4).zoom).toBe(ZOOM.most)
    expect(zoomedBy({ centre: SHANGHAI, zoom: 4 }, -4).zoom).toBe(ZOOM.least)
  })

  it('holds all the points that it is asked to show', () => {
    fc.assert(
      fc.property(inChina, fc.array(inChina, { maxLength: 6 }), (first, others) => {
        const fitted = viewOf([first, ...others], SIZE)
        for (const point of [first, ...others]) {
          const { x, y } = offsetOf(point, fitted)
          // The whole country fits at the farthest zoom, or nearly.
          if (fitted.zoom > ZOOM.least) {
            expect(Math.abs(x)).toBeLessThan(SIZE.x / 2 + 1)
            expect(Math.abs(y)).toBeLessThan(SIZE.y / 2 + 1)
          }
        }
      }),
    )
  })

  it('shows a single point no nearer than it is told', () => {
    expect(viewOf([SHANGHAI], SIZE, 13).zoom).toBe(13)
  })
})

describe('the scale bar', () => {
  it('is a round length that fits, and more than a third of the room', () => {
    fc.assert(
      fc.property(view, (one) => {
        const { metres, px } = scaleBar(one, 90)
        expect(px).toBeLessThanOrEqual(90)
        expect(px).toBeGreaterThan(30)
        expect(['1', '2', '5']).toContain(String(metres).charAt(0))
      }),
    )
  })

  it('measures true at its latitude', () => {
    // A degree along the parallel of Shanghai is about 95.2 km.
    const one = { centre: SHANGHAI, zoom: 8 }
    const { metres, px } = scaleBar(one, 90)
    const degreePx = offsetOf({ ...SHANGHAI, longitude: 122.47 }, one).x
    expect((metres / px) * degreePx).toBeCloseTo(95_200, -3)
  })
})

describe('places that lie near each other', () => {
  const place = (name: string, longitude: number) => ({ name, longitude, latitude: 31 })
  const places = [place('a', 121), place('b', 121.01), place('c', 122)]

  it('become one, in their middle, until the map comes nearer', () => {
    const far = clustersOf(places, 9, 48)
    expect(far.map((cluster) => cluster.places.map(({ name }) => name))).toEqual([['a', 'b'], ['c']])
    expect(far[0]?.point.longitude).toBeCloseTo(121.005)
    expect(clustersOf(places, 14, 48)).toHaveLength(3)
  })

  it('are none lost and none twice, at any zoom', () => {
    fc.assert(
      fc.property(fc.array(inChina, { maxLength: 40 }), fc.double({ min: 3, max: 17, noNaN: true }), (points, zoom) => {
        const shown = clustersOf(points, zoom, 48).flatMap((cluster) => [...cluster.places])
        expect(shown).toHaveLength(points.length)
        expect(new Set(shown)).toEqual(new Set(points))
      }),
    )
  })
})
