import { sharpOf, sizesOf, srcSetOf } from '@/ui/picture/widths'

const PICTURE = '/static/content/0a1b2c/750.webp'
const PHONE_X3 = 1_125
const PHONE_X2 = 750

it.each([
  { drawnPx: 375, pixels: PHONE_X3, width: 1_125 },
  { drawnPx: 335, pixels: PHONE_X2, width: 750 },
  { drawnPx: 111, pixels: PHONE_X3, width: 375 },
  { drawnPx: 168, pixels: PHONE_X2, width: 375 },
  { drawnPx: 168, pixels: PHONE_X3, width: 750 },
  { drawnPx: 375, pixels: 2_048, width: 1_125 },
])('$drawnPx px on a screen of $pixels pixels ask for the width of $width', ({ drawnPx, pixels, width }) => {
  expect(sharpOf(PICTURE, drawnPx, pixels)).toBe(`/static/content/0a1b2c/${width}.webp`)
})

it('a picture that is there in one width is asked for as it is', () => {
  expect(sharpOf('/static/img/space.webp', 100, PHONE_X3)).toBe('/static/img/space.webp')
  expect(srcSetOf('/static/img/space.webp')).toBeUndefined()
})

it('a browser chooses by how wide it is drawn', () => {
  expect(srcSetOf(PICTURE)).toContain('/static/content/0a1b2c/1125.webp 1125w')
  expect(sizesOf(125)).toBe('(min-width: 640px) 250px, 34vw')
})
