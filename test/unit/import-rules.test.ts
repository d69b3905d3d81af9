import { ALLOWED } from '../../config/import-rules'
import { LAYER_EXAMPLES } from '../support/reading/layer-examples'
import { importOf, plantImportTree, type ImportTree } from '../support/reading/import-tree'

type Layer = keyof typeof ALLOWED

/** With those that no server might reach for. */
const EXAMPLES: Readonly<Record<Layer, string>> = {
  ...LAYER_EXAMPLES,
  dev: 'src/dev/example',
  'tab-bar': 'src/custom-tab-bar/example',
  server: 'server/modules/example',
  'page-table': 'src/page-table/example',
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

let tree: ImportTree

beforeAll(() => {
  tree = plantImportTree([...Object.values(EXAMPLES), ...Object.values(NEIGHBOURS)])
})

afterAll(() => {
  tree.remove()
})

/** The rules that a line of code breaks when it stands alone in a file of the given path. */
async function rulesBroken(file: string, code: string): Promise<(string | null)[]> {
  return (await tree.rulesBrokenBy(file, [code])).flat()
}

describe('the import rules', () => {
  it.each(layers)('let %s import what its row of the table lists, and no other layer', async (from) => {
    const others = layers.filter((layer) => layer !== from)
    const imports = others.map((to, n) => importOf(EXAMPLES[to], EXAMPLES[from], `value${n}`))
    const broken = await tree.rulesBrokenBy(EXAMPLES[from], imports)
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

  it('leave the frame of a page to a feature', async () => {
    const frame = "export { PageShell } from '@/ui/page'"
    expect(await rulesBroken(EXAMPLES.page, frame)).toContain('no-restricted-imports')
    expect(await rulesBroken(EXAMPLES.feature, frame)).not.toContain('no-restricted-imports')
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
    for (const rules of await tree.rulesBrokenBy(EXAMPLES[layer], values)) {
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
