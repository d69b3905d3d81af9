import type { CarStill } from '@/wire/schemas/vehicle'
import { otherWheelsOf, stillOf } from '@/domain/configuration/stills'
import { makeCatalogue } from '../../../support/samples/catalogue'

const still = (paintNo: string, wheelsNo: string | null): CarStill => ({
  view: 'side',
  paintNo,
  wheelsNo,
  picture: `${paintNo}-${wheelsNo}.webp`,
})

const STILLS = [still('white', 'arc'), still('white', 'turbine'), still('green', 'arc')]

describe('the still of a car', () => {
  it('has its paint and its wheels', () => {
    expect(stillOf(STILLS, ['white', 'turbine'], 'side')).toBe(STILLS[1])
  })

  it('is on the usual wheels where none was taken on its own, and then names them', () => {
    const shown = stillOf(STILLS, ['green', 'turbine'], 'side')
    expect(shown).toBe(STILLS[2])
    expect(otherWheelsOf(shown, makeCatalogue(), ['green', 'turbine'])?.displayName).toBe('arc')
    expect(otherWheelsOf(shown, makeCatalogue(), ['green', 'arc'])).toBeUndefined()
  })

  it('is never one in another paint, nor of another view', () => {
    expect(stillOf(STILLS, ['silver', 'arc'], 'side')).toBeUndefined()
    expect(stillOf(STILLS, ['white', 'arc'], 'front34')).toBeUndefined()
  })

  it('says nothing of wheels that nobody names, or that the version does not offer', () => {
    expect(otherWheelsOf(still('white', null), makeCatalogue(), ['white', 'turbine'])).toBeUndefined()
    expect(otherWheelsOf(still('white', 'sport'), makeCatalogue(), ['white', 'turbine'])).toBeUndefined()
  })
})
