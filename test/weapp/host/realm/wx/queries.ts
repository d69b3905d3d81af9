import { canvasNodeOf, type CanvasNode } from '../canvas-node'
import type { PageStack } from '../page-stack'
import type { Instance } from '../set-data'
import type { WxFamily } from './strict-wx'

type Found = { context?: Element; node?: CanvasNode | null } | null
type Told = (found: Found | readonly Found[]) => void
type Fields = Readonly<Record<string, unknown>>

/** What a query names; the framework knows its element, but not WeChat's canvas. */
interface NodesRef {
  fields(fields: Fields, told?: Told): unknown
  node(told?: Told): unknown
}

type SelectorQuery = Record<'select' | 'selectAll', (selector: string) => NodesRef>

function giveNode(found: Found): void {
  if (!found) return
  found.node = found.context ? canvasNodeOf(found.context) : null
  delete found.context
}

/** Lets a query hand out nodes of canvases; it finds their elements as contexts. */
function withNodes(ref: NodesRef): NodesRef {
  const ask = ref.fields.bind(ref)
  ref.fields = ({ node, ...fields }, told) => {
    if (node !== true) return ask(fields, told)
    return ask({ ...fields, context: true }, (found) => {
      ;[found].flat().forEach((one) => giveNode(one as Found))
      told?.(found)
    })
  }
  ref.node = (told) => ref.fields({ node: true }, told)
  return ref
}

function queryWithNodes(query: SelectorQuery): SelectorQuery {
  for (const name of ['select', 'selectAll'] as const) {
    const select = query[name].bind(query)
    query[name] = (selector) => withNodes(select(selector))
  }
  return query
}

/** Questions about the tree: the framework answers them. */
export function queryFamily(stack: PageStack): WxFamily {
  const topInstance = (): Instance => {
    const page = stack.top()
    if (!page) throw new Error('no page is open')
    return page.instance
  }
  return {
    direct: {
      createSelectorQuery: () => queryWithNodes(topInstance().createSelectorQuery() as never),
      createIntersectionObserver: (component?: Instance, options?: object) =>
        (component ?? topInstance()).createIntersectionObserver(options),
      createMediaQueryObserver: (component?: Instance) => (component ?? topInstance()).createMediaQueryObserver(),
    },
  }
}
