/** What JSON cannot carry: a client gets this word in the place of a value that contains itself. */
const CIRCULAR = '[Circular]'

/** A value as the protocol can send it: without functions, and without ever ending in itself. */
export function readable(value: unknown): unknown {
  if (value === undefined) return undefined
  const ancestors: unknown[] = []
  const text = JSON.stringify(value, function replaceCircles(this: unknown, _key, inner: unknown) {
    if (typeof inner !== 'object' || inner === null) return inner
    while (ancestors.length > 0 && ancestors[ancestors.length - 1] !== this) ancestors.pop()
    if (ancestors.includes(inner)) return CIRCULAR
    ancestors.push(inner)
    return inner
  })
  return text === undefined ? undefined : (JSON.parse(text) as unknown)
}

/** Reads "a.b[0].c" of a value; without a path, the value itself. */
export function readPath(value: unknown, path?: string): unknown {
  if (path === undefined || path === '') return value
  const names = path
    .replace(/\[(\w+)\]/g, '.$1')
    .split('.')
    .filter((name) => name !== '')
  return names.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null | undefined)?.[name], value)
}
