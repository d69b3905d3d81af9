import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readLanguageFrom } from '@/language/current'
import type { Language } from '@/language/language'
import { toastLengthProblem } from '@/ui/popup/toast-rule'

type Table = Readonly<Record<string, unknown>>

const SOURCES = path.resolve(__dirname, '../../../src')
/** What a call of a toast is given, one pair of brackets within it included. */
const TOAST = /showToast\(((?:[^()]|\([^()]*\))*)\)/g
const ENTRY = /\bmessages((?:\.\w+)+)/g
const TABLE = /import \{[^}]*\bmessages\b[^}]*\} from '([^']+)'/

interface Toast {
  file: string
  /** What it says, as the code names it: `messages.saved`. */
  entry: string
  table: Table
}

const toastsOf = (file: string): Toast[] => {
  const code = readFileSync(path.join(SOURCES, file), 'utf8')
  const given = [...code.matchAll(TOAST)].map(([, argument = '']) => argument).join(' ')
  const entries = [...given.matchAll(ENTRY)].map(([, entry = '']) => entry)
  const from = TABLE.exec(code)?.[1]
  if (entries.length === 0 || from === undefined) return []
  const address = from.startsWith('@/') ? path.join(SOURCES, from.slice(2)) : path.join(SOURCES, file, '..', from)
  const { messages } = require(address) as { messages: Table }
  return entries.map((entry) => ({ file, entry, table: messages }))
}

const textOf = ({ entry, table }: Toast): unknown =>
  entry
    .split('.')
    .slice(1)
    .reduce<unknown>((part, key) => (part as Table | undefined)?.[key], table)

const toasts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('dev'))
  .flatMap(toastsOf)

it('finds the toasts', () => {
  expect(toasts.length).toBeGreaterThan(20)
})

it.each<Language>(['en', 'zh'])('says no more in passing than can be read in passing: %s', (language) => {
  readLanguageFrom(() => language)
  const texts = toasts.map(textOf).filter((text) => typeof text === 'string')
  expect(texts.map(toastLengthProblem).filter((problem) => problem !== null)).toEqual([])
})

it('tells no failure in passing: what has to be acted on stays until it is read', () => {
  const failures = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /showToast\(failureText/.test(readFileSync(path.join(SOURCES, file), 'utf8')))
  expect(failures).toEqual([])
})
