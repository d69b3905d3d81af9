/** Query parameters of a page; their values are always text. */
export type Query = Record<string, string>

/** Decodes one part of a query; a broken escape stays as it is, since a link may come from anywhere. */
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Reads "a=1&b=2", with or without a leading "?"; of a repeated name the last value counts. */
export const parseQuery = (query: string): Query => {
  const pairs = query.replace(/^\?/, '').split('&').filter(Boolean)
  // fromEntries defines own properties, so that a parameter called __proto__ stays a plain value.
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [decode(name), decode(value.join('='))]
    }),
  )
}

/** Writes parameters as "a=1&b=2", in their order, escaped; no parameters make an empty text. */
export const stringifyQuery = (params: Readonly<Query>): string =>
  Object.entries(params)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
