import { Parser } from 'htmlparser2'
import type { RichBlock, RichRun } from '@/wire/schemas/rich-text'

type Attributes = Readonly<Record<string, string>>

/** What has been read so far. */
interface Reading {
  blocks: RichBlock[]
  /** Of the block that is being read. */
  runs: RichRun[]
  /** Of the list that is being read. */
  items: RichRun[][] | null
  isQuote: boolean
  isStrong: boolean
  isEmphasis: boolean
  link: string | null
}

const BLANKS = /\s+/g

const wordsOf = (runs: readonly RichRun[]): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .trim()

const takeRuns = (reading: Reading): RichRun[] => {
  const { runs } = reading
  reading.runs = []
  return wordsOf(runs) === '' ? [] : runs
}

const addText = (reading: Reading, text: string): void => {
  const { runs, isStrong, isEmphasis, link } = reading
  const words = text.replace(BLANKS, ' ')
  if (words === ' ' && runs.length === 0) return
  runs.push({ text: words, isStrong, isEmphasis, link })
}

const addParagraph = (reading: Reading): void => {
  // A paragraph of a quote or of a list is a part of its words.
  if (reading.isQuote || reading.items !== null) return addText(reading, ' ')
  const runs = takeRuns(reading)
  if (runs.length > 0) reading.blocks.push({ kind: 'paragraph', runs })
}

const addWords = (reading: Reading, kind: 'heading' | 'quote'): void => {
  const text = wordsOf(takeRuns(reading))
  if (text !== '') reading.blocks.push({ kind, text })
}

const addQuote = (reading: Reading): void => {
  reading.isQuote = false
  addWords(reading, 'quote')
}

const addPicture = (reading: Reading, { src = '', width, height, alt = '' }: Attributes): void => {
  reading.blocks.push({ kind: 'picture', url: src, width: Number(width), height: Number(height), alt, caption: '' })
}

const addCaption = (reading: Reading): void => {
  const picture = reading.blocks.at(-1)
  const caption = wordsOf(takeRuns(reading))
  if (picture?.kind === 'picture') picture.caption = caption
}

const addList = (reading: Reading, isOrdered: boolean): void => {
  const items = (reading.items ?? []).filter((runs) => runs.length > 0)
  reading.items = null
  if (items.length > 0) reading.blocks.push({ kind: 'list', isOrdered, items })
}

const OPENING: Readonly<Record<string, (reading: Reading, attributes: Attributes) => void>> = {
  blockquote: (reading) => (reading.isQuote = true),
  ul: (reading) => (reading.items ??= []),
  ol: (reading) => (reading.items ??= []),
  strong: (reading) => (reading.isStrong = true),
  em: (reading) => (reading.isEmphasis = true),
  a: (reading, { href = null }) => (reading.link = href),
  br: (reading) => addText(reading, ' '),
  img: addPicture,
}

const CLOSING: Readonly<Record<string, (reading: Reading) => void>> = {
  p: addParagraph,
  h2: (reading) => addWords(reading, 'heading'),
  h3: (reading) => addWords(reading, 'heading'),
  blockquote: addQuote,
  figcaption: addCaption,
  li: (reading) => reading.items?.push(takeRuns(reading)),
  ul: (reading) => addList(reading, false),
  ol: (reading) => addList(reading, true),
  strong: (reading) => (reading.isStrong = false),
  em: (reading) => (reading.isEmphasis = false),
  a: (reading) => (reading.link = null),
}

/** Stored HTML as the blocks that the app draws; nothing of it is markup any more, so that nothing of it can act. */
export const blocksOf = (html: string): RichBlock[] => {
  const reading: Reading = {
    blocks: [],
    runs: [],
    items: null,
    isQuote: false,
    isStrong: false,
    isEmphasis: false,
    link: null,
  }
  const parser = new Parser({
    onopentag: (name, attributes) => OPENING[name]?.(reading, attributes),
    ontext: (text) => addText(reading, text),
    onclosetag: (name) => CLOSING[name]?.(reading),
  })
  parser.end(html)
  addParagraph(reading)
  return reading.blocks
}

const WORDS_A_MINUTE = 220
const HAN_A_MINUTE = 400
const HAN = /\p{Script=Han}/gu
const WORD = /[\p{L}\p{N}]+/gu

const textOf = (block: RichBlock): string => {
  switch (block.kind) {
    case 'paragraph':
      return wordsOf(block.runs)
    case 'list':
      return block.items.map(wordsOf).join(' ')
    case 'heading':
    case 'quote':
      return block.text
    case 'picture':
      return block.caption
    default:
      return block satisfies never
  }
}

/** How long one reads on them, in whole minutes, at least one. */
export const readMinutes = (blocks: readonly RichBlock[]): number => {
  const text = blocks.map(textOf).join(' ')
  const han = text.match(HAN)?.length ?? 0
  const words = text.replace(HAN, ' ').match(WORD)?.length ?? 0
  return Math.max(1, Math.round(han / HAN_A_MINUTE + words / WORDS_A_MINUTE))
}
