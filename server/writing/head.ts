import { isDay, isMoment } from './moment'
import type { SourceFile } from './source-file'

/** Texts in both languages. */
export interface Both<Text = string> {
  en: Text
  zh: Text
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const isBoth = (value: unknown): value is Both =>
  isObject(value) && isText(value['en']) && isText(value['zh']) && Object.keys(value).length === 2

/**
 * Reads the fields of a head one by one. A field that is not as it should be is a fault, and something harmless in its
 * place, so that one reading finds all faults.
 */
export class Head {
  private readonly known = new Set(['withdrawn'])

  constructor(private readonly source: Pick<SourceFile, 'file' | 'fields' | 'faults'>) {}

  /** What is wrong with a field, and what to do. */
  fault(name: string, text: string): void {
    const line = this.source.fields.get(name)?.line ?? 1
    this.source.faults.push({ file: this.source.file, line, text: `${name}: ${text}` })
  }

  private take(name: string): unknown {
    this.known.add(name)
    return this.source.fields.get(name)?.value ?? undefined
  }

  has(name: string): boolean {
    return this.take(name) !== undefined
  }

  private read<Value>(
    name: string,
    isValue: (value: unknown) => value is Value,
    wanted: string,
    instead: Value,
  ): Value {
    const value = this.take(name)
    if (isValue(value)) return value
    this.fault(name, value === undefined ? `is missing: ${wanted}.` : `is not ${wanted}.`)
    return instead
  }

  text(name: string): string {
    return this.read(name, isText, 'a text', '')
  }

  /** A text in both languages. */
  both(name: string): Both {
    return this.read(name, isBoth, 'a text in both languages, en: … and zh: …', { en: '', zh: '' })
  }

  number(name: string): number {
    return this.read(name, (value): value is number => typeof value === 'number', 'a number', 0)
  }

  flag(name: string): boolean {
    return (
      this.has(name) && this.read(name, (value): value is boolean => typeof value === 'boolean', 'true or false', false)
    )
  }

  list(name: string): string[] {
    const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
    return this.has(name) ? this.read(name, isList, 'a list of texts, [one, another]', []) : []
  }

  /** A list that names each thing once. */
  names(name: string): string[] {
    const names = this.list(name)
    const twice = names.find((each, index) => names.indexOf(each) < index)
    if (twice !== undefined) this.fault(name, `${twice} stands there twice: leave it once.`)
    return names
  }

  moment(name: string): string {
    const isOne = (value: unknown): value is string => typeof value === 'string' && isMoment(value)
    return this.read(name, isOne, 'a moment: 2026-11-20 09:00, or counted from now: -6h, +12d 18:30', '-0h')
  }

  day(name: string): string {
    const isOne = (value: unknown): value is string => typeof value === 'string' && isDay(value)
    return this.read(name, isOne, 'a day: 2026-11-20', '')
  }

  /** One of some words, as what it stands for. */
  oneOf<Value>(name: string, values: Readonly<Record<string, Value>>): Value {
    const wanted = Object.keys(values)
    const isOne = (value: unknown): value is string => typeof value === 'string' && wanted.includes(value)
    const word = this.read(name, isOne, `one of ${wanted.join(', ')}`, wanted[0] ?? '')
    return values[word] as Value // a key of it
  }

  /** A field that may be left out. */
  maybe<Value>(name: string, read: (name: string) => Value): Value | null {
    return this.has(name) ? read.call(this, name) : null
  }

  /** A field as it was written, unchecked: whoever reads it checks it. */
  raw(name: string): unknown {
    return this.take(name)
  }

  /** Fields that nobody has asked for are misspelt. */
  end(): void {
    const names = [...this.known].join(', ')
    for (const name of this.source.fields.keys()) {
      if (!this.known.has(name)) this.fault(name, `is no field of this kind: leave it out. There are ${names}.`)
    }
  }
}
