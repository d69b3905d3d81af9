import type { VehicleOption } from '@/wire/schemas/vehicle'
import type { GalleryModel } from '@/features/car-gallery/fetch-gallery'
import { findModel } from '@/features/car-gallery/find-model'
import { pictureOf, readPaint, readView } from '@/features/car-gallery/view'
import { makeOption } from '../../../support/samples/catalogue'
import { makeModelDetail } from '../../../support/samples/model-detail'

const PAINTS: VehicleOption[] = ['white', 'silver', 'green'].map((code) => makeOption(code))
const MODEL = {
  carPoster: '/static/img/silver.webp',
  stills: [
    { view: 'front34' as const, paintNo: 'silver', wheelsNo: null, picture: '/static/img/silver.webp' },
    { view: 'side' as const, paintNo: 'silver', wheelsNo: null, picture: '/static/img/silver-side.webp' },
  ],
}

describe('the view of the car', () => {
  it.each([
    ['side', 'side'],
    ['rear34', 'rear34'],
    ['cabin', 'front34'],
    [undefined, 'front34'],
  ])('named %p in a link is %p', (text, view) => {
    expect(readView(text)).toBe(view)
  })
})

describe('the paint of the car', () => {
  it.each([
    ['green', 'green'],
    ['pink', 'silver'],
    [undefined, 'silver'],
  ])('named %p in a link is %p: what is not offered is as the model is shown elsewhere', (code, expected) => {
    expect(readPaint(MODEL, PAINTS, code)?.code).toBe(expected)
  })

  it('is the first where no still is the model’s own picture', () => {
    expect(readPaint({ ...MODEL, carPoster: 'elsewhere.webp' }, PAINTS, undefined)?.code).toBe('white')
  })
})

it('a still that was not taken is no picture', () => {
  expect(pictureOf(MODEL, 'silver', 'side')).toBe('/static/img/silver-side.webp')
  expect(pictureOf(MODEL, 'green', 'side')).toBe('')
})

describe('the model of a link', () => {
  const car = (id: string, isDefault: boolean): GalleryModel => ({
    model: { ...makeModelDetail(), id, modelName: id, modelSellName: id },
    isDefault,
    paints: [],
  })
  const gallery = [car('vela-9', false), car('vela-7', true)]

  it('is the one that it names, the default one without a name, and none when it is not on sale', () => {
    expect(findModel(gallery, 'vela-9')?.model.id).toBe('vela-9')
    expect(findModel(gallery, undefined)?.model.id).toBe('vela-7')
    expect(findModel(gallery, 'vela-8')).toBeUndefined()
  })
})
