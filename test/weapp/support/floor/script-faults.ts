import { parse, type AnyNode, type CallExpression, type MemberExpression } from 'acorn'

/** The syntax of iOS 14.5 and of Android's WebView 80. */
const SYNTAX = 2020

/** Functions of newer engines whose names nothing else here bears. */
const NEWER_METHODS: ReadonlySet<string> = new Set([
  ...['replaceAll', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'isWellFormed', 'toWellFormed'],
  ...['hasOwn', 'groupBy', 'fromAsync', 'withResolvers', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
])

/** Functions of newer engines by what they belong to, for others bear their names, too. */
const NEWER_FUNCTIONS: ReadonlySet<string> = new Set(['Promise.any', 'Promise.try', 'URL.canParse', 'AbortSignal.any'])

/** Names that older engines do not know at all. */
const NEWER_NAMES: ReadonlySet<string> = new Set(['AggregateError', 'FinalizationRegistry', 'structuredClone'])

const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value

const nameOf = ({ property, computed }: MemberExpression): string | undefined =>
  !computed && property.type === 'Identifier' ? property.name : undefined

/** `at(-1)`, or another place from the end: only lists and texts have one. */
const isAtFromEnd = ({ callee, arguments: [first] }: CallExpression): boolean =>
  callee.type === 'MemberExpression' && nameOf(callee) === 'at' && first?.type === 'UnaryExpression'

const memberFault = (node: MemberExpression): string | null => {
  const name = nameOf(node)
  if (name === undefined) return null
  const owner = node.object.type === 'Identifier' ? node.object.name : ''
  return NEWER_METHODS.has(name) || NEWER_FUNCTIONS.has(`${owner}.${name}`) ? `.${name}` : null
}

const nodeFault = (node: AnyNode): string | null => {
  switch (node.type) {
    case 'MemberExpression':
      return memberFault(node)
    case 'CallExpression':
      if (isAtFromEnd(node)) return '.at'
      return node.callee.type === 'Identifier' && NEWER_NAMES.has(node.callee.name) ? node.callee.name : null
    case 'NewExpression':
      return node.callee.type === 'Identifier' && NEWER_NAMES.has(node.callee.name) ? node.callee.name : null
    default:
      return null
  }
}

/** What the oldest phones of the floor cannot read of a script, or do not know. */
export function scriptFaults(text: string): readonly string[] {
  const faults: string[] = []
  const visit = (node: AnyNode): void => {
    const fault = nodeFault(node)
    if (fault !== null) faults.push(`${fault} is newer than the floor`)
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child)
  }
  try {
    visit(parse(text, { ecmaVersion: SYNTAX }))
  } catch (error) {
    faults.push(String(error))
  }
  return faults
}
