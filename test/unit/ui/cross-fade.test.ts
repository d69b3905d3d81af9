import { commonFolder } from '@/ui/cross-fade/common-folder'
import { firstLayers, frontOf, nextLayers, type Layers } from '@/ui/cross-fade/layers'

const shown = (name: string) => ({ src: `${name}.webp`, alt: `in ${name}` })

const first = firstLayers(shown('silver'))

const inFront = (layers: Layers): string => layers[frontOf(layers)].alt

describe('two pictures in one place', () => {
  it('bring the new one to the front and leave the old one under it', () => {
    const blue = nextLayers(first, shown('blue'), true)
    expect(inFront(blue)).toBe('in blue')
    expect(blue[0]).toBe(first[0])
  })

  it('swap places with each change', () => {
    const blue = nextLayers(first, shown('blue'), true)
    const green = nextLayers(blue, shown('green'), true)
    expect(inFront(green)).toBe('in green')
    expect(green[1]).toBe(blue[1])
  })

  it('show and name the old one until the new one is at hand', () => {
    expect(nextLayers(first, shown('blue'), false)).toBe(first)
  })

  it('stay as they are for the picture that is in front', () => {
    expect(nextLayers(first, shown('silver'), true)).toBe(first)
  })

  it('take a new name for the picture that is in front, where it stands', () => {
    const renamed = nextLayers(first, { ...shown('silver'), alt: 'from behind' }, false)
    expect(inFront(renamed)).toBe('from behind')
    expect(frontOf(renamed)).toBe(frontOf(first))
    expect(renamed[1]).toBe(first[1])
  })
})

describe('the folder of two pictures', () => {
  it('is sent once: all of the addresses up to their names', () => {
    expect(commonFolder('https://a.example/img/one.webp', 'https://a.example/img/two.webp')).toBe(
      'https://a.example/img/',
    )
  })

  it.each([
    ['https://a.example/img/one.webp', 'https://b.example/img/one.webp'],
    ['https://a.example/img/one.webp', ''],
    ['one.webp', 'two.webp'],
  ])('is none for %p and %p', (one, other) => {
    expect(commonFolder(one, other)).toBe('')
  })
})
