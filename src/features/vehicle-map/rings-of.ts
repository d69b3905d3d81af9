import type { Px } from '@/domain/map/map-view'

/** "M1 2l3-4 5 6z": a ring's first point, and the steps from each point to the next. */
const RING = /M([^lz]+)l([^z]+)z/g
const NUMBER = /-?\d+/g

const numbersOf = (text: string): number[] => (text.match(NUMBER) ?? []).map(Number)

/** The rings of a path that has nothing but rings of relative lines. */
export const ringsOf = (path: string): Px[][] =>
  [...path.matchAll(RING)].map(([, first = '', steps = '']) => {
    const numbers = numbersOf(steps)
    const [x = 0, y = 0] = numbersOf(first)
    const ring = [{ x, y }]
    let last = { x, y }
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      last = { x: last.x + (numbers[index] ?? 0), y: last.y + (numbers[index + 1] ?? 0) }
      ring.push(last)
    }
    return ring
  })
