import fc from 'fast-check'
import { toGcj02, toWgs84 } from '@/domain/area/gcj02'

describe('a position as Chinese maps draw it', () => {
  // A published pair of one place in both systems.
  it.each([
    [
      'Beijing',
      { longitude: 116.404, latitude: 39.915 },
      { longitude: 116.41024449916938, latitude: 39.91640428150164 },
    ],
  ])('is shifted in %s', (_city, truePosition, drawn) => {
    const { longitude, latitude } = toGcj02(truePosition)
    expect(longitude).toBeCloseTo(drawn.longitude, 3)
    expect(latitude).toBeCloseTo(drawn.latitude, 3)
  })

  it('is the true one outside of China', () => {
    const berlin = { longitude: 13.4, latitude: 52.5 }
    expect(toGcj02(berlin)).toEqual(berlin)
  })

  it('is found back, to less than a metre', () => {
    const METRE_DEGREES = 1e-5
    const inChina = fc.record({
      longitude: fc.double({ min: 75, max: 134, noNaN: true }),
      latitude: fc.double({ min: 18, max: 53, noNaN: true }),
    })
    fc.assert(
      fc.property(inChina, (point) => {
        const back = toWgs84(toGcj02(point))
        expect(Math.abs(back.longitude - point.longitude)).toBeLessThan(METRE_DEGREES)
        expect(Math.abs(back.latitude - point.latitude)).toBeLessThan(METRE_DEGREES)
      }),
    )
  })
})
