import type { Fault } from './fault'
import { inlineHtml } from './markdown-words'
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

interface Block {
  line: number
  lines: string[]
}

const HEADING = /^(#+)\s+(.*)$/
const PICTURE = /^!\[([^\]]*)\]\((\S+?)(?:\s+"([^"]*)")?\)$/
const BULLET = /^[-*]\s+/
const NUMBER = /^\d+\.\s+/
const QUOTE = /^>\s?/
const HAN_END = /\p{Script=Han}$|[，。、；：！？”）》]$/u

/** What phones do not draw, and what to write in its place. */
const UNKNOWN: readonly (readonly [RegExp, string])[] = [
  [/^```/, 'Code is not drawn: write it as words.'],
  [/^\|/, 'A table is not drawn: write a list.'],
  [/^(?:-{3,}|\*{3,})$/, 'A rule is not drawn: begin a heading (## …) in its place.'],
  [/^<[a-z/!]/i, 'HTML is not taken: write Markdown.'],
]

/** Lines of a paragraph are one; Chinese ones have no blank between them. */
const joinLines = (lines: readonly string[]): string =>
  lines.reduce((text, line) => (text === '' ? line : `${text}${HAN_END.test(text) ? '' : ' '}${line}`), '')

const blocksOf = ({ lines, firstLine }: MarkdownSource): Block[] => {
  const blocks: Block[] = []
  let open: Block | null = null
  lines.forEach((raw, index) => {
    const line = raw.trimEnd()
    if (line === '') {
      open = null
      return
    }
    if (open === null) {
      open = { line: firstLine + index, lines: [] }
      blocks.push(open)
    }
    open.lines.push(line)
  })
  return blocks
}

/** The entries of a list; a line that is set in goes on with the one above. */
const entriesOf = (lines: readonly string[], mark: RegExp): string[] | null => {
  const entries: string[][] = []
  for (const line of lines) {
    if (mark.test(line)) entries.push([line.replace(mark, '')])
    else if (/^\s+\S/.test(line)) entries.at(-1)?.push(line.trim())
    else return null
  }
  return entries.map(joinLines)
}

/** Markdown as the HTML that is stored: headings, paragraphs, quotes, lists and pictures; anything else is a fault. */
export const markdownToHtml = (source: MarkdownSource): string => {
  const words = (text: string, line: number): string =>
    inlineHtml(text, (fault) => source.onFault({ line, text: fault }))

  const heading = (marks: string, text: string, line: number): string => {
    if (marks.length === 1) source.onFault({ line, text: 'The title stands in the head: begin headings with ##.' })
    return `<h2>${words(text, line)}</h2>`
  }

  const picture = ([, alt = '', name = '', caption = '']: RegExpExecArray, line: number): string => {
    const found = source.findPicture(name)
    if (alt === '') source.onFault({ line, text: 'Say what the picture shows, for who does not see it: ![…](…).' })
    if (found === null) {
      source.onFault({ line, text: `There is no picture ${name}: put it beside the text, or mend its name.` })
      return ''
    }
    const image = `<img src="${found.url}" width="${found.width}" height="${found.height}" alt="${escapeHtml(alt)}">`
    return caption === '' ? image : `${image}<figcaption>${escapeHtml(caption)}</figcaption>`
  }

  const list = (tag: 'ul' | 'ol', { line, lines }: Block, mark: RegExp): string => {
    const entries = entriesOf(lines, mark)
    if (entries !== null) return `<${tag}>${entries.map((entry) => `<li>${words(entry, line)}</li>`).join('')}</${tag}>`
    source.onFault({
      line,
      text: 'Every line of a list begins with its mark, or is set in: leave a blank line after it.',
    })
    return ''
  }

  const html = (block: Block): string => {
    const { line, lines } = block
    const [first = ''] = lines
    const unknown = UNKNOWN.find(([pattern]) => pattern.test(first))
    if (unknown !== undefined) {
      source.onFault({ line, text: unknown[1] })
      return ''
    }
    const [, marks, title = ''] = HEADING.exec(first) ?? []
    if (marks !== undefined) {
      if (lines.length > 1) source.onFault({ line: line + 1, text: 'Leave a blank line after a heading.' })
      return heading(marks, title, line)
    }
    const image = lines.length === 1 ? PICTURE.exec(first) : null
    if (image !== null) return picture(image, line)
    if (QUOTE.test(first)) {
      return `<blockquote>${words(joinLines(lines.map((each) => each.replace(QUOTE, ''))), line)}</blockquote>`
    }
    if (BULLET.test(first)) return list('ul', block, BULLET)
    if (NUMBER.test(first)) return list('ol', block, NUMBER)
    return `<p>${words(joinLines(lines), line)}</p>`
  }

  return blocksOf(source).map(html).join('\n')
}
