// Stands in for query-string, of which Taro's H5 runtime reads plain pairs and nothing else (see parts.ts).

function decoded(text) {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/**
 * The pairs of a query: `null` for a name without a value, a list for a name that comes twice.
 *
 * @param {string} query - "a=1&b=2", with or without "?" or "#" before it.
 * @param {{ decode?: boolean }} options - Taro decodes the queries of pages itself.
 */
function parse(query, { decode = true } = {}) {
  const read = decode ? decoded : (text) => text
  const pairs = Object.create(null)
  const parameters = query
    .trim()
    .replace(/^[?#&]/, '')
    .split('&')
  for (const parameter of parameters.filter((text) => text !== '')) {
    const [, name, , value] = /^([^=]*)(=(.*))?$/s.exec(parameter)
    const key = read(name)
    const words = value === undefined ? null : read(value)
    pairs[key] = key in pairs ? [pairs[key], words].flat() : words
  }
  return pairs
}

export default { parse }
