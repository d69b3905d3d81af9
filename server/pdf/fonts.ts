import { openSync, type Font } from 'fontkit'
import path from 'node:path'

/** The faces of a paper. Both hold some 30,000 characters, so that nearly every name can be printed. */
export type FaceName = 'regular' | 'bold'

const FILES = { regular: 'NotoSansHans-Regular.otf', bold: 'NotoSansHans-Bold.otf' } as const satisfies Record<
  FaceName,
  string
>

/** The package names its files to bundlers only; they lie beside its entry. */
const folder = path.join(path.dirname(require.resolve('@embedpdf/fonts-sc')), '..', 'fonts')

const opened = new Map<FaceName, Font>()

const read = (name: FaceName): Font => {
  const font = openSync(path.join(folder, FILES[name]))
  if (!('layout' in font)) throw new Error(`${FILES[name]} is a collection of fonts.`)
  return font
}

/** A face, read once: 8 MB take 40 ms. What a paper embeds of it is only the characters that it uses. */
export const faceOf = (name: FaceName): Font => {
  const known = opened.get(name)
  if (known !== undefined) return known
  const font = read(name)
  opened.set(name, font)
  return font
}
