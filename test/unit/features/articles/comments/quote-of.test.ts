import { quoteOf } from '@/features/articles/comments/quote-of'

const SHEEP = '🐑'

it.each(['', 'Sheep.', SHEEP.repeat(120)])('words that are short enough are quoted whole: %s', (words) => {
  expect(quoteOf(words)).toBe(words)
})

it('of longer ones the beginning is quoted, whose last sign is whole and can stand in an address', () => {
  const quote = quoteOf(`a${SHEEP.repeat(120)}`)
  expect(quote).toBe(`a${SHEEP.repeat(119)}…`)
  expect(decodeURIComponent(encodeURIComponent(quote))).toBe(quote)
})
