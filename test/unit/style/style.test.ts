import { blockOf, classesNamedIn, ownerOf, sourcesOf, textOf } from '../../support/reading/read-styles'
import { classesWornIn } from '../../support/reading/worn-classes'

/** Helpers that every component may put on; the app's sheet is the same one. */
const HELPERS = 'src/ui/root.scss'
/** They are part of other sheets, or emit nothing. */
const NO_SHEETS = [
  'src/app.scss',
  'src/ui/tokens.scss',
  'src/ui/icon/glyph.scss',
  'src/features/parameters/columns.scss',
]
const TOKENS = 'src/ui/tokens.scss'
/** The page before its first sheet, and what WeChat draws itself. */
const READ_WITHOUT_SHEETS = [
  'src/index.html',
  'src/ui/native-colours.ts',
  'src/features/invitations/poster/poster-colours.ts',
]
/** Nobody's: the router of Taro puts it on in the browser. */
const TARO_PAGE = 'taro_page'
/** Of no look: the keys of a sheet find the field that is typed in by it. */
const UNSTYLED = 'text-input--focused'
/** Joined from a table's colour at run time: `c-${tone}`, `i-${name}`. */
const COMPLETED_AT_RUN_TIME = ['c-', 'i-']

const sheets = sourcesOf('.scss').filter((file) => !NO_SHEETS.includes(file))
const namedIn = new Map(sheets.map((file) => [file, classesNamedIn(file)]))
const filesOfBlock = collectFiles((name) => blockOf(name))
const filesOfClass = collectFiles((name) => name)
const helpers = new Set(namedIn.get(HELPERS))
const worn = sourcesOf('.ts', '.tsx').map((file) => ({ file, ...classesWornIn(file) }))

function collectFiles(keyOf: (className: string) => string): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>()
  for (const [file, names] of namedIn) {
    for (const key of new Set(names.map(keyOf))) files.set(key, [...(files.get(key) ?? []), file])
  }
  return files
}

describe('the style sheets', () => {
  it('style every block in one file', () => {
    const shared = [...filesOfBlock]
      .filter(([, files]) => files.length > 1)
      .map(([block, files]) => `.${block} is styled in ${files.join(' and ')}`)

    expect(shared).toEqual([])
  })

  it('style only what is put on in their own folder', () => {
    const unworn = [...filesOfClass].flatMap(([name, files]) =>
      files
        .filter((file) => !isWornIn(ownerOf(file), name))
        .map((file) => `.${name} of ${file} is put on nowhere in its folder`),
    )

    expect(unworn.filter((fault) => !fault.startsWith(`.${TARO_PAGE} `))).toEqual([])
  })

  it('are the only ones to style what a component puts on', () => {
    const foreign = worn.flatMap(({ file, names }) =>
      [...names]
        .filter((name) => !helpers.has(name))
        .filter((name) => filesOfClass.get(name)?.every((sheet) => ownerOf(sheet) !== ownerOf(file)))
        .map((name) => `${file} puts on .${name}, which belongs to ${filesOfClass.get(name)?.join()}`),
    )

    expect(foreign).toEqual([])
  })

  it('style every piece and variant that a component puts on', () => {
    const unstyled = worn
      .filter(({ file }) => file.endsWith('.tsx'))
      .flatMap(({ file, names }) =>
        [...names]
          .filter((name) => name !== blockOf(name) && name !== UNSTYLED && !filesOfClass.has(name))
          .map((name) => `${file} puts on .${name}, which has no style`),
      )

    expect(unstyled).toEqual([])
  })

  it('write a colour in numbers in the tokens alone', () => {
    const faults = sourcesOf('.scss', '.ts', '.tsx', '.html')
      .filter((file) => file !== TOKENS && !READ_WITHOUT_SHEETS.includes(file))
      .flatMap((file) => coloursIn(file).map((colour) => `${file} writes ${colour}`))

    expect(faults).toEqual([])
  })

  it('have the same colours as what is read without them', () => {
    const tokens = new Set(coloursIn(TOKENS))
    const strange = READ_WITHOUT_SHEETS.flatMap((file) =>
      coloursIn(file)
        .filter((colour) => !tokens.has(colour))
        .map((colour) => `${file} writes ${colour}, which is no token`),
    )

    expect(strange).toEqual([])
  })
})

/** In the owner's components, or anywhere for a helper. */
function isWornIn(owner: string, name: string): boolean {
  if (COMPLETED_AT_RUN_TIME.some((beginning) => name.startsWith(beginning))) return true
  return worn.some(
    ({ file, names, beginnings }) =>
      (helpers.has(name) || ownerOf(file) === owner) &&
      (names.has(name) || [...beginnings].some((beginning) => isBeginning(beginning) && name.startsWith(beginning))),
  )
}

/** `part--${kind}` completes a variant, not whatever begins with a letter. */
const isBeginning = (text: string): boolean => /(?:__|--)/.test(text)

const HEX = /(?:#|%23)([\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi
const FUNCTION = /\b(?:rgb|hsl)a?\(\s*(\d+),?\s*(\d+),?\s*(\d+)/gi

/** The colours that a file writes in numbers, as #rrggbb. */
function coloursIn(file: string): string[] {
  const text = textOf(file)
  const short = /^[\da-f]{3}$/
  return [
    ...[...text.matchAll(HEX)].map(([, digits = '']) => digits.toLowerCase()),
    ...[...text.matchAll(FUNCTION)].map(([, ...parts]) =>
      parts
        .slice(0, 3)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join(''),
    ),
  ].map((digits) => `#${short.test(digits) ? [...digits].map((digit) => digit + digit).join('') : digits}`)
}
