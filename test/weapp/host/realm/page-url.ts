/** A page and its parameters, which WeChat hands over as they stand in the address, not decoded. */
export interface PageAddress {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** Resolves a path against the folder of another: "/x" from the root, "x" and "../x" from there. */
export function resolvePath(from: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const parts = from.split('/').slice(0, -1)
  for (const part of target.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

const pairOf = (text: string): [string, string] => {
  const at = text.indexOf('=')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** Reads the address of a page, relative to the page at `from`. */
export function parseAddress(url: string, from: string): PageAddress {
  const [target = '', search = ''] = url.split('?', 2)
  return {
    path: resolvePath(from, target),
    query: Object.fromEntries(
      search
        .split('&')
        .filter((part) => part !== '')
        .map(pairOf),
    ),
  }
}
