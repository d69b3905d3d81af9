import type { TreeNode } from '../host/realm/drawn-tree'

/** A node of a page as Taro sends it to the view, under the short names of its templates. */
interface SentNode {
  /** Its template: a number for a component of Taro's, a name for a card of ours. */
  readonly nn: string
  /** The words of a text. */
  readonly v?: string
  readonly cn?: readonly SentNode[]
}

/** What the templates read of every node; attributes have numbers, which the logic and the templates both count. */
const DRAWN = /^(?:nn|sid|uid|cn|cl|st|v|focus|p\d+)$/
/** What pages say for the browser's readers alone; WeChat's own are drawn, and so have numbers. */
const FOR_BROWSERS = /^(?:role|tabIndex|aria[A-Z]\w*)$/
const IS_TAROS = /^\d+$/

const nodesBelow = ({ cn = [] }: Pick<SentNode, 'cn'>): readonly SentNode[] =>
  cn.flatMap((node) => [node, ...nodesBelow(node)])

const textOf = (drawn: TreeNode | string): string =>
  typeof drawn === 'string' ? drawn : drawn.children.map(textOf).join('')

/** What a page has sent and its templates do not draw: attributes by their names, and words. */
export function undrawn(data: object, tree: readonly (TreeNode | string)[]): readonly string[] {
  const { root } = data as { root: Pick<SentNode, 'cn'> }
  const nodes = nodesBelow(root)
  const text = tree.map(textOf).join('')
  const attributes = nodes
    .filter(({ nn }) => IS_TAROS.test(nn))
    .flatMap((node) => Object.keys(node).filter((name) => !DRAWN.test(name) && !FOR_BROWSERS.test(name)))
  const words = nodes.flatMap(({ v = '' }) => (text.includes(v) ? [] : [v]))
  return [...new Set([...attributes, ...words])]
}
