import { FITTING, dragged, pinched, tappedTwice, type Pinch, type Zoom } from '@/widgets/picture-viewer/zoom'

const box = { left: 0, top: 100, width: 400, height: 600 }
const middle = { x: 200, y: 400 }
const apart = (px: number): Pinch => [
  { x: middle.x - px / 2, y: middle.y },
  { x: middle.x + px / 2, y: middle.y },
]

/** Which place of the picture, from its middle, lies under a finger. */
const under = ({ scale, x, y }: Zoom, finger: { x: number; y: number }) => ({
  x: (finger.x - middle.x - x) / scale,
  y: (finger.y - middle.y - y) / scale,
})

describe('a pinch', () => {
  it('makes the picture as much larger as the fingers go apart', () => {
    expect(pinched(FITTING, apart(100), apart(200), box)).toEqual({ scale: 2, x: 0, y: 0 })
  })

  it('ends at four times, and never makes it smaller than it fits', () => {
    expect(pinched(FITTING, apart(10), apart(300), box).scale).toBe(4)
    expect(pinched({ scale: 2, x: 50, y: 9 }, apart(300), apart(10), box)).toEqual(FITTING)
  })

  it('keeps what lies between the fingers there', () => {
    const from: Pinch = [
      { x: 100, y: 300 },
      { x: 160, y: 340 },
    ]
    const to: Pinch = [
      { x: 70, y: 280 },
      { x: 190, y: 360 },
    ]
    const zoom = pinched(FITTING, from, to, box)
    expect(zoom.scale).toBeCloseTo(2)
    const place = under(zoom, { x: 130, y: 320 })
    expect(place.x).toBeCloseTo(-70)
    expect(place.y).toBeCloseTo(-80)
  })

  it('takes two fingers on one place for a pixel apart', () => {
    expect(pinched(FITTING, apart(0), apart(2), box).scale).toBe(2)
  })
})

describe('one finger', () => {
  it('moves what is larger, to its edge and no further', () => {
    const large = { scale: 2, x: 0, y: 0 }
    expect(dragged(large, middle, { x: 230, y: 380 }, box)).toEqual({ scale: 2, x: 30, y: -20 })
    expect(dragged(large, middle, { x: 9_000, y: -9_000 }, box)).toEqual({ scale: 2, x: 200, y: -300 })
  })

  it('does not move what fits', () => {
    const { x, y } = dragged(FITTING, middle, { x: 0, y: 0 }, box)
    expect([Math.abs(x), Math.abs(y)]).toEqual([0, 0])
  })
})

describe('two taps', () => {
  it('make it larger about them, and two more as it fits', () => {
    const at = { x: 300, y: 400 }
    const zoom = tappedTwice(FITTING, at, box)
    expect(zoom.scale).toBe(2.5)
    expect(under(zoom, at)).toEqual({ x: 100, y: 0 })
    expect(tappedTwice(zoom, at, box)).toEqual(FITTING)
  })
})
