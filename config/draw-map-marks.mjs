// Draws what WeChat's map shows of a car, which takes pictures alone for its marks, out of the car's own picture:
//   node config/draw-map-marks.mjs
// The same as a browser's map draws of it (src/features/vehicle-map/drawn-map.scss): the car on a card, over the spot.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const PICTURES = path.resolve(import.meta.dirname, '../server/static/img')
/** Three pixels for each px of the map. */
const SCALE = 3
const MARK = { width: 104, height: 74 }
const CARD = { height: 51, radius: 12 }
const CAR = { left: 4, top: 6, width: 96 }
const SPOT = { radius: 7, line: 3 }
/** A phone shows no more of so small a picture. */
const QUALITY = 60

const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${MARK.width * SCALE}" height="${MARK.height * SCALE}"
  viewBox="0 0 ${MARK.width} ${MARK.height}">
  <rect x="0.5" y="0.5" width="${MARK.width - 1}" height="${CARD.height - 1}" rx="${CARD.radius}" fill="#fff" stroke="#d5d9df"/>
  <circle cx="${MARK.width / 2}" cy="${MARK.height - SPOT.radius - 1}" r="${SPOT.radius - SPOT.line / 2}"
    fill="#0d1117" stroke="#fff" stroke-width="${SPOT.line}"/>
</svg>`

for (const file of readdirSync(PICTURES).filter((name) => name.includes('-front34-'))) {
  const car = await sharp(path.join(PICTURES, file))
    .resize({ width: CAR.width * SCALE })
    .toBuffer()
  await sharp(Buffer.from(ground))
    .composite([{ input: car, left: CAR.left * SCALE, top: CAR.top * SCALE }])
    .png({ palette: true, quality: QUALITY, effort: 10 })
    .toFile(path.join(PICTURES, file.replace('-front34-', '-map-').replace('.webp', '.png')))
}
