import path from 'node:path'
import { wxmlToJs } from 'miniprogram-compiler'
import { compileApp } from '../compile/compile-app'
import type { ComponentJson } from '../compile/compiled-app'
import { classesOf, mergeTexts, type TreeNode } from '../realm/drawn-tree'

/** A node as the code of WeChat's compiler builds it. */
interface OfficialNode {
  readonly tag?: string
  readonly attr?: Readonly<Record<string, unknown>>
  readonly children?: readonly (OfficialNode | string | number)[]
}

/** The compiler's output: the template of a file, as a function of data. */
type Templates = (file: string) => (data: object) => OfficialNode

type Drawn = readonly (TreeNode | string)[]

/** Nodes that group others and are not drawn themselves. */
const GROUPS: ReadonlySet<string> = new Set(['virtual', 'shadow', 'wx-page'])

const toCamel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const propertiesOf = (attributes: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [toCamel(name), value]))

/** The compiler wants a browser's global name. */
function loadTemplates(dist: string): Templates {
  const build = new Function('window', wxmlToJs(dist)) as (window: object) => Templates
  return build({})
}

/** Draws pages by WeChat's own compiler of templates, which shares no code with the host. */
export function createOfficialTrees(dist: string): (page: string, data: object) => Drawn {
  const templates = loadTemplates(dist)
  const components: Readonly<Record<string, ComponentJson>> = compileApp(dist).app.components

  const draw = (node: OfficialNode | string | number, owner: string): Drawn => {
    if (typeof node !== 'object') return [String(node)]
    const { tag, attr = {}, children = [] } = node
    if (tag === undefined || GROUPS.has(tag)) return children.flatMap((child) => draw(child, owner))
    const name = tag.replace(/^wx-/, '')
    const part = components[owner]?.usingComponents?.[name]
    if (part !== undefined) {
      const inner = path.posix.join(path.posix.dirname(owner), part)
      return [{ tag: name, children: drawFile(inner, propertiesOf(attr)) }]
    }
    const [id, className] = [attr.id, attr.class].map((value) => String(value ?? ''))
    return [
      {
        tag: name,
        id: id ?? '',
        className: classesOf(className ?? ''),
        children: mergeTexts(children.flatMap((child) => draw(child, owner))),
      },
    ]
  }
  const drawFile = (file: string, data: object): Drawn => mergeTexts(draw(templates(`${file}.wxml`)(data), file))
  return drawFile
}
