import type { Shop } from '@/wire/schemas/shop'
import { kilometres, nearestFirst } from '@/domain/area/nearest-first'

const shop = (id: string, distanceMetres: number | null) => ({ id, distanceMetres }) as Shop // only what is sorted by

describe('the shops of a city', () => {
  it('stand nearest first', () => {
    expect(nearestFirst([shop('far', 9_000), shop('near', 120), shop('middle', 2_400)]).map(({ id }) => id)).toEqual([
      'near',
      'middle',
      'far',
    ])
  })

  it('keep their order where no distance is known, behind the others', () => {
    const shops = [shop('a', null), shop('b', null), shop('c', 500), shop('d', null)]
    expect(nearestFirst(shops).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd'])
  })

  it('tell their distance in kilometres', () => {
    expect(kilometres(2_412)).toBe('2.4')
    expect(kilometres(90)).toBe('0.1')
  })
})
