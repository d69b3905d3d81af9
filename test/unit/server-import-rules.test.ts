import { readdirSync } from 'node:fs'
import path from 'node:path'
import { SERVER_ALLOWED, SERVER_FILES } from '../../config/server-import-rules'
import { LAYER_EXAMPLES } from '../support/reading/layer-examples'
import { importOf, plantImportTree, type ImportTree } from '../support/reading/import-tree'

const PROJECT = path.resolve(__dirname, '../..')
/** Pictures, models and films: no code. */
const NO_ROOMS = ['server/modules', 'server/static']

const folders = Object.keys(SERVER_ALLOWED)
const rows: Readonly<Record<string, readonly string[]>> = SERVER_ALLOWED
const isModule = (folder: string): boolean => folder.startsWith('server/modules/')
/** Every room and, since the rows of modules are made alike and each takes lint half a second, those with most behind them. */
const tried = folders.filter(
  (folder) => !isModule(folder) || /\/(session|order-record|payment|order|account|backoffice)$/.test(folder),
)
const exampleOf = (folder: string): string => `${folder}/inner/example`

const TOP = ['server/app', 'server/modules', 'server/main'] as const

const targets: Readonly<Record<string, string>> = {
  ...LAYER_EXAMPLES,
  ...Object.fromEntries(folders.map((folder) => [folder, exampleOf(folder)])),
  ...Object.fromEntries(TOP.map((file) => [file, file])),
}

const allTargets = Object.keys(targets)
const { 'server-app': app, 'server-main': main } = SERVER_FILES

let tree: ImportTree

const WARM_UP_MS = 90_000

beforeAll(async () => {
  tree = plantImportTree(Object.values(targets))
  // The first file makes lint load its plugins and read the whole tree, which a busy machine takes long for.
  await importableFrom(exampleOf('server/system'), allTargets)
}, WARM_UP_MS)

afterAll(() => {
  tree.remove()
})

/** What of all targets a file may import; what belongs to its own room is not asked. */
const importableFrom = async (file: string, asked: readonly string[]): Promise<string[]> => {
  const imports = asked.map((name, n) => importOf(targets[name] ?? name, file, `value${n}`))
  const broken = await tree.rulesBrokenBy(file, imports)
  return asked.filter((_, n) => !broken[n]?.includes('boundaries/dependencies'))
}

const sorted = (names: readonly string[]): string[] => [...names].sort()

const withoutEnding = (file: string): string => file.replace(/\.ts$/, '')

const foldersIn = (parent: string): string[] =>
  readdirSync(path.join(PROJECT, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`)

describe('the rooms of the server', () => {
  it('have a row each in the table, and no row is left of a room that went', () => {
    const present = [...foldersIn('server'), ...foldersIn('server/modules')].filter((one) => !NO_ROOMS.includes(one))
    expect(sorted(folders)).toEqual(sorted(present))
  })

  it('name only rooms above their own row, so that no two import each other', () => {
    for (const [n, folder] of folders.entries()) {
      // What is published may lead to pages; nothing else of the server knows any.
      const pages = folder === 'server/modules/publishing' ? ['page-table'] : []
      const above = ['language', 'wire', 'domain', ...pages, ...folders.slice(0, n)]
      expect({ folder, unknown: rows[folder]?.filter((one) => !above.includes(one)) }).toEqual({ folder, unknown: [] })
    }
  })

  it.each(tried)('let %s import what its row lists, and nothing else of server or app', async (folder) => {
    const others = allTargets.filter((name) => name !== folder)
    const expected = [...(rows[folder] ?? []), ...(folder === 'server/start' ? app.pattern : []).map(withoutEnding)]
    expect(sorted(await importableFrom(exampleOf(folder), others))).toEqual(sorted(expected))
  })

  it('keep http and everything below it free of modules', () => {
    for (const folder of folders.filter((one) => !isModule(one))) {
      if (['server/start', 'server/worker'].includes(folder)) continue
      expect(rows[folder]?.filter(isModule)).toEqual([])
    }
  })

  it('let the app import every room but those that start it, and the main file the start', async () => {
    const others = allTargets.filter((name) => !name.startsWith('server/') || folders.includes(name))
    expect(sorted(await importableFrom('server/app', others))).toEqual(
      sorted(['language', 'wire', 'domain', ...app.imports]),
    )
    expect(app.imports).not.toContain('server/start')
    expect(sorted(await importableFrom('server/main', others))).toEqual(
      sorted(['language', 'wire', 'domain', ...main.imports]),
    )
  })
})
