import jsQR from 'jsqr'
import { PNG } from 'pngjs'

const DARK = 0

const pixelAt = ({ data, width }: PNG, x: number, y: number): number => data[(y * width + x) * 4] ?? DARK

const magnified = (picture: PNG, scale: number): PNG => {
  const large = new PNG({ width: picture.width * scale, height: picture.height * scale })
  for (let y = 0; y < large.height; y += 1) {
    for (let x = 0; x < large.width; x += 1) {
      const shade = pixelAt(picture, Math.floor(x / scale), Math.floor(y / scale))
      large.data.set([shade, shade, shade, 0xff], (y * large.width + x) * 4)
    }
  }
  return large
}

/** What a scanner reads in a PNG file, magnified first; null if it finds no code. */
export const scan = (file: Uint8Array, scale = 1): string | null => {
  const picture = PNG.sync.read(Buffer.from(file))
  const { data, width, height } = scale === 1 ? picture : magnified(picture, scale)
  return jsQR(new Uint8ClampedArray(data), width, height)?.data ?? null
}

/** Which modules are dark in the PNG file of a code of so many, row by row. */
export const darkModules = (file: Uint8Array, modules: number): boolean[][] => {
  const picture = PNG.sync.read(Buffer.from(file))
  const middle = (index: number): number => Math.floor(((index + 0.5) * picture.width) / modules)
  const indexes = Array.from({ length: modules }, (_, index) => index)
  return indexes.map((row) => indexes.map((column) => pixelAt(picture, middle(column), middle(row)) === DARK))
}
