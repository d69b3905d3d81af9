import { Marked, type Token, type Tokens } from 'marked'
import type { Fault } from './fault'
import { wordsToHtml } from './markdown-words'
import { escapeHtml } from './escape-html'

/** A picture as texts show it. */
export interface ShownPicture {
  url: string
  width: number
  height: number
}

/** A picture of a text, found by how its writer names it; null where there is none. */
export type FindPicture = (name: string) => ShownPicture | null

/** What is read, and where a fault of it goes. */
export interface MarkdownSource {
  lines: readonly string[]
  /** Of the first line, in its file. */
  firstLine: number
  findPicture: FindPicture
  onFault: (fault: Omit<Fault, 'file'>) => void
}

/** Lines of which marked makes no table yet. */
const TABLE_BEGINS = /^\|/

/** What phones do not draw, and what to write in its place. */
const UNKNOWN: Readonly<Record<string, string>> = {
  code: 'Code is not drawn: write it as words.',
  table: 'A table is not drawn: write a list.',
  hr: 'A rule is not drawn: begin a heading (## …) in its place.',
  html: 'HTML is not taken: write Markdown.',
  def: 'A link has its address beside it: [words](https://…).',
}

// Addresses and tildes in a text are its words, and a line of --- is a rule, never a heading.
const reader = new Marked({ tokenizer: { url: () => undefined, del: () => undefined, lheading: () => undefined } })

/** The words of what holds nothing else, or null. */
const wordsAlone = (tokens: readonly Token[]): readonly Token[] | null => {
  const [only, ...others] = tokens.filter(({ type }) => type !== 'space')
  if (only === undefined) return []
  return others.length === 0 && (only.type === 'text' || only.type === 'paragraph') ? [only] : null
}

/** What stands out or leads on within words. */
const MARKS = ['strong', 'em', 'link']

const hasMarks = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => MARKS.includes(token.type) || ('tokens' in token && hasMarks(token.tokens ?? [])))

/** Markdown as the HTML that is stored: headings, paragraphs, quotes, lists and pictures; anything else is a fault. */
export const markdownToHtml = ({ lines, firstLine, findPicture, onFault }: MarkdownSource): string => {
  /** A token of the text as HTML; its faults are told at the line where it begins. */
  const htmlAt = (line: number) => {
    const fault = (text: string) => onFault({ line, text })
    const words = (tokens: readonly Token[] = []): string => wordsToHtml(tokens, fault)

    /** Words that are drawn all alike. */
    const plainWords = (tokens: readonly Token[] = [], what: string): string => {
      if (hasMarks(tokens))
        fault(`${what} is drawn as plain words: leave ** and * out, and put a link into a paragraph.`)
      return words(tokens)
    }

    const heading = ({ depth, tokens }: Tokens.Heading): string => {
      if (depth === 1) fault('The title stands in the head: begin headings with ##.')
      return `<h2>${plainWords(tokens, 'A heading')}</h2>`
    }

    const picture = ({ text: alt, href, title }: Tokens.Image): string => {
      const found = findPicture(href)
      if (alt === '') fault('Say what the picture shows, for who does not see it: ![…](…).')
      if (found === null) {
        fault(`There is no picture ${href}: put it beside the text, or mend its name.`)
        return ''
      }
      const image = `<img src="${found.url}" width="${found.width}" height="${found.height}" alt="${escapeHtml(alt)}">`
      return title ? `${image}<figcaption>${escapeHtml(title)}</figcaption>` : image
    }

    const paragraph = ({ raw, tokens = [] }: Tokens.Paragraph): string => {
      const [first] = tokens
      if (tokens.length === 1 && first?.type === 'image') return picture(first as Tokens.Image)
      if (TABLE_BEGINS.test(raw)) fault(UNKNOWN['table'] ?? '')
      return `<p>${words(tokens)}</p>`
    }

    const held = (tokens: readonly Token[], what: string, write = words): string => {
      const alone = wordsAlone(tokens)
      if (alone === null) fault(`${what} is words alone, in one paragraph: leave a blank line before what is more.`)
      return write(alone?.flatMap((token) => ('tokens' in token ? (token.tokens ?? []) : [token])))
    }

    const quote = ({ tokens }: Tokens.Blockquote): string => {
      const written = held(tokens, 'A quote', (inner) => plainWords(inner, 'A quote'))
      return `<blockquote>${written}</blockquote>`
    }

    const list = ({ ordered, items }: Tokens.List): string => {
      const tag = ordered ? 'ol' : 'ul'
      const entries = items.map(({ tokens }) => `<li>${held(tokens, 'An entry of a list')}</li>`)
      return `<${tag}>${entries.join('')}</${tag}>`
    }

    return (token: Token): string => {
      switch (token.type) {
        case 'heading':
          return heading(token as Tokens.Heading)
        case 'paragraph':
          return paragraph(token as Tokens.Paragraph)
        case 'blockquote':
          return quote(token as Tokens.Blockquote)
        case 'list':
          return list(token as Tokens.List)
        default:
          fault(UNKNOWN[token.type] ?? 'This is not drawn: write it as words.')
          return ''
      }
    }
  }

  let line = firstLine
  const blocks: string[] = []
  for (const token of reader.lexer(lines.join('\n'))) {
    if (token.type !== 'space') blocks.push(htmlAt(line)(token))
    line += token.raw.split('\n').length - 1
  }
  return blocks.join('\n')
}
