/** @jest-environment node */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { CarView } from '@/wire/enums/vehicle'
import { STILL_RATIOS } from '@/domain/vehicle/still-ratios'

const PICTURES = path.resolve(__dirname, '../../../../server/static/img')

it.each(Object.values(CarView))(
  'every cut-out picture of a car from %s fills the box that is kept free for it',
  async (view) => {
    const files = readdirSync(PICTURES).filter((file) => file.includes(`-${view}-`))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const { width, height } = await sharp(path.join(PICTURES, file)).metadata()
      expect({ file, ratio: width / height }).toEqual({ file, ratio: STILL_RATIOS[view] })
    }
  },
)
