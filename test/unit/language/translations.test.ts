import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Table = Readonly<Record<string, unknown>>

const mockTables: { en: Table; zh: Table }[] = []

// Every table hands its two sides over as its module is read; the modules themselves are the real ones.
jest.mock('@/language/texts', () => ({
  texts: (en: Table, zh: Table) => {
    mockTables.push({ en, zh })
    return en
  },
}))

const ROOT = path.resolve(__dirname, '../../..')

/** The same in both languages: names, units, signs, and what a reader of either must understand. */
const SAME_IN_BOTH: ReadonlySet<string> = new Set(['+86'])
/** Signs, digits, and names that stay as they are. */
const NO_WORDS = /^[^A-Za-z]*$|^(Vela( \d)?|POS|VIN|km|kW|kWh|3D|WLTC|CLTC)$/
const CHINESE = /[\u3400-\u9fff]/

const filesWithTables = ['src', 'server'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(ROOT, folder, file))
    .filter((file) => readFileSync(file, 'utf8').includes("import { texts } from '@/language/texts'")),
)

/** The entries that are texts, those of inner tables and what functions say to samples among them. */
const entriesOf = (table: Table, at = ''): [string, string][] =>
  Object.entries(table).flatMap(([key, value]) => {
    if (typeof value === 'string') return [[at + key, value] as [string, string]]
    return typeof value === 'object' && value !== null ? entriesOf(value as Table, `${at}${key}.`) : []
  })

beforeAll(() => {
  filesWithTables.forEach((file) => require(file))
})

it('reads every table', () => {
  expect(mockTables.length).toBeGreaterThanOrEqual(filesWithTables.length)
})

it('says nothing in English where Chinese is spoken', () => {
  const untranslated = mockTables.flatMap(({ zh }) =>
    entriesOf(zh).filter(([, text]) => !CHINESE.test(text) && !NO_WORDS.test(text) && !SAME_IN_BOTH.has(text)),
  )
  expect(untranslated).toEqual([])
})

it('says nothing in Chinese where English is spoken', () => {
  const chinese = mockTables.flatMap(({ en }) => entriesOf(en).filter(([, text]) => CHINESE.test(text)))
  expect(chinese.filter(([, text]) => !SAME_IN_BOTH.has(text)).map(([key]) => key)).toEqual(['languageTitle'])
})

/** How the functions of a table are written. */
const writtenIn = (table: Table): string[] =>
  Object.values(table).flatMap((value) => {
    if (typeof value === 'object' && value !== null) return writtenIn(value as Table)
    return typeof value === 'function' ? [String(value)] : []
  })

it('sets no blank between a day and the Chinese that follows it', () => {
  const written = mockTables.flatMap(({ zh }) => writtenIn(zh))
  expect(written.filter((text) => text.includes('${day}')).length).toBeGreaterThan(20)
  expect(written.filter((text) => /\$\{day\} [\u3400-\u9fff]/.test(text))).toEqual([])
})
