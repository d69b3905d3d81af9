import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import type { Fault } from './fault'

/** A field of a head, and the line that it stands in. */
interface Field {
  value: unknown
  line: number
}

/** The words of a text in one language. */
export interface Section {
  lines: readonly string[]
  firstLine: number
}

/** A file of a writer, taken apart. */
export interface SourceFile {
  /** From the folder on: "articles/quiet-cabin.md". */
  file: string
  fields: ReadonlyMap<string, Field>
  /** Of the head. */
  lastLine: number
  en: Section
  zh: Section
  faults: Fault[]
}

const FENCE = '---'
/** Parts the English from the Chinese; no reader of Markdown shows it. */
const CHINESE_BEGINS = '<!-- zh -->'

const headEnd = (lines: readonly string[]): number => (lines[0] === FENCE ? lines.indexOf(FENCE, 1) : -1)

/** Some editors begin a file with a mark of its encoding, which nobody sees. */
const BYTE_ORDER_MARK = /^\uFEFF/

const linesOf = (text: string): string[] => text.replace(BYTE_ORDER_MARK, '').replaceAll('\r\n', '\n').split('\n')

const readFields = (lines: readonly string[], fault: (line: number, text: string) => void): Map<string, Field> => {
  const counter = new LineCounter()
  const head = parseDocument(lines.join('\n'), { lineCounter: counter })
  for (const { pos, message } of head.errors) fault(counter.linePos(pos[0]).line, message.split('\n')[0] ?? message)
  const fields = new Map<string, Field>()
  if (!isMap(head.contents)) return fields
  for (const { key, value } of head.contents.items) {
    if (!isScalar(key) || !key.range) continue
    const plain = value !== null && typeof value === 'object' && 'toJS' in value ? value : null
    fields.set(String(key.value), {
      value: plain === null ? null : (plain as { toJS: (doc: typeof head) => unknown }).toJS(head),
      line: counter.linePos(key.range[0]).line,
    })
  }
  return fields
}

/** Takes a file apart: its head of fields, its English words and its Chinese ones. */
export const takeApart = (file: string, text: string): SourceFile => {
  const lines = linesOf(text)
  const faults: Fault[] = []
  const fault = (line: number, words: string) => faults.push({ file, line, text: words })
  const end = headEnd(lines)
  if (end < 0) fault(1, 'It begins with a head: a line ---, the fields, and a line --- again.')
  // The fence is the first line of the file, and a comment keeps its place here.
  const fields = end < 0 ? new Map<string, Field>() : readFields(['#', ...lines.slice(1, end)], fault)
  const begin = Math.max(0, end + 1)
  const body = lines.slice(begin)
  const chineseAt = body.indexOf(CHINESE_BEGINS)
  const cut = chineseAt < 0 ? body.length : chineseAt
  return {
    file,
    fields,
    lastLine: begin,
    en: { lines: body.slice(0, cut), firstLine: begin + 1 },
    zh: { lines: body.slice(cut + 1), firstLine: begin + cut + 2 },
    faults,
  }
}

/** Takes a file of fields alone apart. */
export const takeFieldsApart = (file: string, text: string): Pick<SourceFile, 'file' | 'fields' | 'faults'> => {
  const faults: Fault[] = []
  const fields = readFields(linesOf(text), (line, words) => faults.push({ file, line, text: words }))
  return { file, fields, faults }
}
