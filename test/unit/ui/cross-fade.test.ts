import { nextLayers, type Layers } from '@/ui/cross-fade/layers'

const first: Layers = { sources: ['silver', 'silver'], front: 0 }

describe('two pictures in one place', () => {
  it('bring the new one to the front and leave the old one under it', () => {
    expect(nextLayers(first, 'blue', true)).toEqual({ sources: ['silver', 'blue'], front: 1 })
  })

  it('swap places with each change', () => {
    const blue = nextLayers(first, 'blue', true)
    expect(nextLayers(blue, 'green', true)).toEqual({ sources: ['green', 'blue'], front: 0 })
  })

  it('show the old one until the new one is at hand', () => {
    expect(nextLayers(first, 'blue', false)).toBe(first)
  })

  it('stay as they are for the picture that is in front', () => {
    expect(nextLayers(first, 'silver', true)).toBe(first)
  })
})
