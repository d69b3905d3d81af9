/** Of a long text its beginning says which one it is, and leaves room for why it was right. */
const QUOTED = 120

/** The beginning of words, by whole characters: half of an emoji cannot stand in an address. */
export const quoteOf = (words: string): string => {
  const characters = Array.from(words)
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED).join('')}…` : words
}
