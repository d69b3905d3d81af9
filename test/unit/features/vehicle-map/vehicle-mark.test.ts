/** @jest-environment node */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { vehicleMark } from '@/features/vehicle-map/vehicle-mark'

const STATIC = path.resolve(__dirname, '../../../../server')
const PICTURES = path.join(STATIC, 'static/img')

const expectDrawn = async (carPoster: string) => {
  const { iconPath, width, height } = vehicleMark(carPoster)
  const drawn = await sharp(path.join(STATIC, iconPath)).metadata()
  expect({ iconPath, format: drawn.format, ratio: drawn.width / drawn.height }).toEqual({
    iconPath,
    format: 'png',
    ratio: width / height,
  })
  return iconPath
}

it('of every car is one of its own', async () => {
  const cars = readdirSync(PICTURES).filter((file) => file.includes('-front34-'))
  const marks = await Promise.all(cars.map((file) => expectDrawn(`/static/img/${file}`)))
  expect(cars.length).toBeGreaterThan(0)
  expect(new Set(marks).size).toBe(cars.length)
})

it.each(['', '/static/content/a1/750.webp', 'https://cdn.example/vela-7.png'])(
  'of a car whose picture is "%s" is that of any car',
  async (carPoster) => {
    expect(await expectDrawn(carPoster)).toMatch(/map-vehicle\.png$/)
  },
)
