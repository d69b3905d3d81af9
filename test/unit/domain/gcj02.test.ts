import { toGcj02 } from '@/domain/area/gcj02'

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
})
