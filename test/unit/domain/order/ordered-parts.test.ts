import { carName, mainChoices, orderedPaintName, partRows } from '@/domain/order/ordered-parts'

const part = (attributeType: string, displayName: string) => ({
  attributeType,
  displayName,
  attributeName: 'a note',
  attributeNo: displayName,
})
const car = [
  part('exterior', 'Pine Green'),
  part('wheels', 'Arc 10'),
  part('interior', 'Dune'),
  part('packs', 'Comfort pack'),
  part('packs', 'Sound pack'),
  part('trailer', 'Hook'),
]

describe('an ordered car', () => {
  it('is told by the names of its main choices, not by their notes', () => {
    expect(mainChoices(car)).toBe('Pine Green · Arc 10 · Dune')
    expect(orderedPaintName(car)).toBe('Pine Green')
    expect(mainChoices([])).toBe('')
  })

  it('is listed group by group; a group that is not known yet keeps its own name', () => {
    expect(partRows(car)).toEqual([
      { label: 'Colour', value: 'Pine Green' },
      { label: 'Wheels', value: 'Arc 10' },
      { label: 'Interior', value: 'Dune' },
      { label: 'Option packs', value: 'Comfort pack, Sound pack' },
      { label: 'trailer', value: 'Hook' },
    ])
  })

  it('goes by its model alone until a version is chosen', () => {
    expect(carName('Vela 7', null)).toBe('Vela 7')
    expect(carName('Vela 7', 'Long Range')).toBe('Vela 7 Long Range')
  })
})
