import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ESLint } from 'eslint'
import { ALLOWED } from '../../config/import-rules'

const PROJECT = path.resolve(__dirname, '../..')

type Layer = keyof typeof ALLOWED

/** One example file of each layer, in a tree of its own, so that the test needs no real module. */
const EXAMPLES: Readonly<Record<Layer, string>> = {
  wire: 'src/wire/example',
  domain: 'src/domain/example',
  platform: 'src/platform/storage/example',
  services: 'src/services/request/example',
  stores: 'src/stores/example',
  hooks: 'src/hooks/example',
  ui: 'src/ui/button/example',
  widget: 'src/widgets/first/example',
  feature: 'src/features/first/example',
  page: 'src/pages/first/example',
  dev: 'src/dev/example',
  shell: 'src/app',
  'tab-bar': 'src/custom-tab-bar/example',
  server: 'server/modules/example',
  'page-table': 'src/page-table/example',
  assets: 'src/assets/example',
}

const NEIGHBOURS = {
  widget: 'src/widgets/second/example',
  feature: 'src/features/second/example',
  page: 'src/pages/second/example',
  sibling: 'src/features/first/sibling',
  facts: 'src/page-table/facts',
  pageConfig: 'src/pages/first/example.config',
} as const

const layers = Object.keys(ALLOWED) as Layer[]

let tree: string
let eslint: ESLint

beforeAll(() => {
  tree = mkdtempSync(path.join(os.tmpdir(), 'import-rules-'))
  for (const file of [...Object.values(EXAMPLES), ...Object.values(NEIGHBOURS)]) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true })
    writeFileSync(path.join(tree, `${file}.ts`), 'export const value = 1\n')
  }
  const tsconfig = path.join(tree, 'tsconfig.json')
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions: { paths: { '@/*': ['./src/*'] } }, include: ['.'] }))
  // The types describe the newer configuration format; the project uses .eslintrc.js.
  const options: object = {
    cwd: tree,
    useEslintrc: false,
    overrideConfigFile: path.join(PROJECT, '.eslintrc.js'),
    resolvePluginsRelativeTo: PROJECT,
    overrideConfig: {
      settings: {
        'boundaries/root-path': tree,
        'import/resolver': { typescript: { project: tsconfig } },
      },
    },
  }
  eslint = new ESLint(options)
})

afterAll(() => {
  rmSync(tree, { recursive: true, force: true })
})

/** The rules that each line of code breaks when they stand in a file of the given path: many lines take no longer than one. */
async function rulesBrokenBy(file: string, lines: readonly string[]): Promise<(string | null)[][]> {
  const [result] = await eslint.lintText(`${lines.join('\n')}\n`, { filePath: path.join(tree, `${file}.ts`) })
  return lines.map((_, n) => (result?.messages ?? []).filter(({ line }) => line === n + 1).map(({ ruleId }) => ruleId))
}

/** The rules that a line of code breaks when it stands alone in a file of the given path. */
async function rulesBroken(file: string, code: string): Promise<(string | null)[]> {
  return (await rulesBrokenBy(file, [code])).flat()
}

/** The import as the project writes it: by alias below src/, by relative path elsewhere. */
function importOf(target: string, from: string, name = 'value'): string {
  const source = target.startsWith('src/')
    ? `@/${target.slice('src/'.length)}`
    : path.relative(path.dirname(from), target)
  return `export { value as ${name} } from '${source}'`
}

describe('the import rules', () => {
  it.each(layers)('let %s import what its row of the table lists, and no other layer', async (from) => {
    const others = layers.filter((layer) => layer !== from)
    const imports = others.map((to, n) => importOf(EXAMPLES[to], EXAMPLES[from], `value${n}`))
    const broken = await rulesBrokenBy(EXAMPLES[from], imports)
    const allowed: readonly string[] = ALLOWED[from]
    expect(Object.fromEntries(others.map((to, n) => [to, broken[n]]))).toEqual(
      Object.fromEntries(others.map((to) => [to, allowed.includes(to) ? [] : ['boundaries/dependencies']])),
    )
  })

  it.each(['widget', 'feature', 'page'] as const)('stop one %s from importing another', async (layer) => {
    expect(await rulesBroken(EXAMPLES[layer], importOf(NEIGHBOURS[layer], EXAMPLES[layer]))).toEqual([
      'boundaries/dependencies',
    ])
  })

  it('let a feature import its own files', async () => {
    expect(await rulesBroken(EXAMPLES.feature, "export { value } from './sibling'")).toEqual([])
  })

  it('let a service read the facts of the page table, and keep them out of the domain', async () => {
    expect(await rulesBroken(EXAMPLES.services, importOf(NEIGHBOURS.facts, EXAMPLES.services))).toEqual([])
    expect(await rulesBroken(EXAMPLES.domain, importOf(NEIGHBOURS.facts, EXAMPLES.domain))).toEqual([
      'boundaries/dependencies',
    ])
  })

  it('let a service take types of the page table, which cost nothing, and a page configuration its values', async () => {
    const row = EXAMPLES['page-table']
    const typeOfRow = "export type { value } from '@/page-table/example'"
    expect(await rulesBroken(EXAMPLES.services, typeOfRow)).toEqual([])
    expect(await rulesBroken(EXAMPLES.domain, typeOfRow)).toEqual(['boundaries/dependencies'])
    expect(await rulesBroken(NEIGHBOURS.pageConfig, importOf(row, NEIGHBOURS.pageConfig))).toEqual([])
    expect(await rulesBroken(EXAMPLES.page, importOf(row, EXAMPLES.page))).toEqual(['boundaries/dependencies'])
  })

  it.each(['wire', 'domain'] as const)('keep Taro out of %s', async (layer) => {
    expect(await rulesBroken(EXAMPLES[layer], "export { default } from '@tarojs/taro'")).toContain(
      'no-restricted-imports',
    )
  })

  it.each(layers)('let %s have the types of the wire’s schemas, and only the server the schemas', async (layer) => {
    const rule = '@typescript-eslint/no-restricted-imports'
    const types = "import type { Order } from '@/wire/schemas/order'\nexport type Mine = Order"
    const values = [
      "export { Order } from '@/wire/schemas/order'",
      "export { Order as Ordered } from '../schemas/order'",
      "export { Type } from 'typebox'",
    ]
    expect(await rulesBroken(EXAMPLES[layer], types)).not.toContain(rule)
    for (const rules of await rulesBrokenBy(EXAMPLES[layer], values)) {
      expect(rules.includes(rule)).toBe(layer !== 'server')
    }
  })

  it('let only platform, ui and the shell ask for the target', async () => {
    const question = "export const isPage = process.env.TARO_ENV === 'h5'"
    expect(await rulesBroken(EXAMPLES.services, question)).toEqual(['no-restricted-syntax'])
    expect(await rulesBroken(EXAMPLES.feature, question)).toEqual(['no-restricted-syntax'])
    for (const layer of ['platform', 'ui', 'shell', 'tab-bar'] as const) {
      expect(await rulesBroken(EXAMPLES[layer], question)).toEqual([])
    }
  })
})
