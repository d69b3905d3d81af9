import { StartupError } from '../../system/startup-error'
import { usage } from './usage'

/** How the line of a command is written, behind its first word. */
export interface LineShape {
  /** What its words stand for, in their order. */
  words: readonly string[]
  /** How many of them there are at least; all of them where nothing is said. */
  fewest?: number
  /** Whether the first is read out in groups: all that stands before the others is it. */
  isGrouped?: boolean
  /** Its `name=value`, in any order. */
  fields?: readonly string[]
  /** Which of the fields must be there; of others the server may say so. */
  needed?: readonly string[]
  /** Which of the fields are `yes` or are left out. */
  flags?: readonly string[]
  /** What of words and fields is a number, in digits alone. */
  numbers?: readonly string[]
}

/** What a line tells, by name. */
export type Told = Readonly<Record<string, string | number | boolean>>

type Entry = readonly [name: string, text: string]

const FIELD = /^([a-zA-Z]+)=(.*)$/s
const DIGITS = /^\d+$/
const AMOUNT = 'amountFen'

const readWords = (given: readonly string[], { words, fewest = words.length, isGrouped }: LineShape): Entry[] => {
  const groups = isGrouped === true ? given.length - words.length + 1 : 1
  const read = groups > 1 ? [given.slice(0, groups).join(''), ...given.slice(groups)] : given
  if (read.length < fewest) usage('A word is missing.')
  if (read.length > words.length) usage(`Left over: ${read.slice(words.length).join(' ')}.`)
  return read.map((text, index) => [words[index] ?? '', text])
}

const readFields = (given: readonly string[], { fields = [], needed = [] }: LineShape): Entry[] => {
  const read = given.map((field): Entry => {
    const [, name = '', text = ''] = FIELD.exec(field) ?? []
    return fields.includes(name) ? [name, text] : usage(`${name}= is no field of this command.`)
  })
  const twice = read.find(([name], index) => read.findIndex(([earlier]) => earlier === name) < index)
  if (twice !== undefined) usage(`${twice[0]}= stands there twice.`)
  const missing = needed.filter((name) => read.every(([told]) => told !== name))
  return missing.length === 0 ? read : usage(`Missing: ${missing.map((name) => `${name}=`).join(' and ')}.`)
}

/** A number in digits alone: `Number` would take yuan (245000.00), 1e6 and 0x10 in silence. */
export const numberOf = (name: string, text: string): number => {
  if (DIGITS.test(text)) return Number(text)
  if (name !== AMOUNT) return usage(`A number is written in digits alone, not ${text}.`)
  throw new StartupError(`An amount is in fen, in digits alone (24500000 for 245000.00 yuan), not ${text}.`)
}

const valueOf = ([name, text]: Entry, { flags = [], numbers = [] }: LineShape): Told[string] => {
  if (numbers.includes(name)) return numberOf(name, text)
  if (!flags.includes(name)) return text
  return text === 'yes' || usage(`${name}= is yes, or is left out.`)
}

/**
 * Reads what stands behind the first word of a command, to the last word of it.
 *
 * @throws StartupError with the usage for a word or a field too many, too few or misspelt, and for a value that is none; for an
 *   amount, saying that it is in fen.
 */
export const readLine = (args: readonly string[], shape: LineShape): Told => {
  const words = readWords(
    args.filter((arg) => !FIELD.test(arg)),
    shape,
  )
  const fields = readFields(
    args.filter((arg) => FIELD.test(arg)),
    shape,
  )
  return Object.fromEntries([...words, ...fields].map((entry) => [entry[0], valueOf(entry, shape)]))
}
