/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const FOLDERS = ['config', 'deploy', 'docs', 'server', 'src', 'test']
/** What the demo begins with is content: it links to pages of the app. */
const CONTENT = 'server/db/seed/content/'
/** They tell what was when they were written. */
const HISTORY = /^(CHANGELOG\.md|docs\/decisions\/)/

const EXAMPLE = /^```[^]*?^```$/gm
const LINK = /\]\((?!https?:)([^)#\s]+)/g
const QUOTE = /`[^`]*`/g
const QUOTED = /`([^`\s]+)`/g
const NAMED = /^[\w@.][\w@.{},/-]*$/
/** Of our own: a path from the root, a folder, or a source's name. */
const OURS = new RegExp(`^(${FOLDERS.join('|')})/|^\\w.*/$|[\\w}]\\.(ts|tsx|js|mjs|scss|sql)$`)

const SOURCE = /\.(tsx?|m?js|scss|sql|yml)$/
/** As comments name the document that tells their rule. */
const DOCUMENT = /\bdocs\/[\w/-]+\.md/g

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file))

const files = [...readdirSync(ROOT), ...FOLDERS.flatMap(filesBelow)]
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith(CONTENT))

/** Of `index.tsx` or `messages.ts` there are many: such a name means each of them. */
const isKind = (name: string): boolean => files.filter((file) => path.basename(file) === name).length > 1

const textOf = (document: string): string => readFileSync(path.join(ROOT, document), 'utf8').replace(EXAMPLE, '')

const isThere = (...parts: string[]): boolean => existsSync(path.join(ROOT, ...parts))

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
const spelledOut = (name: string): string[] => {
  const [whole, choices] = /\{([^}]*)\}/.exec(name) ?? []
  if (whole === undefined || choices === undefined) return [name]
  return choices.split(',').flatMap((choice) => spelledOut(name.replace(whole, choice)))
}

/** A short name stands beside the document, or beside what the document named before it. */
const missingFrom = (document: string): string[] => {
  const places = [path.dirname(document), '.', 'src', 'server']
  const missing: string[] = []
  for (const [, name = ''] of textOf(document).matchAll(QUOTED)) {
    if (!NAMED.test(name) || !OURS.test(name) || isKind(name)) continue
    for (const file of spelledOut(name)) {
      const place = places.find((one) => isThere(one, file))
      if (place === undefined) missing.push(name)
      else places.unshift(path.dirname(path.join(place, file)), path.join(place, file))
    }
  }
  return missing
}

it.each(documents)('%s links to what is there', (document) => {
  const links = [...textOf(document).replace(QUOTE, '').matchAll(LINK)].map(([, link = '']) => link)
  expect(links.filter((link) => !isThere(path.dirname(document), link))).toEqual([])
})

it.each(documents.filter((document) => !HISTORY.test(document)))('%s names files that are there', (document) => {
  expect(missingFrom(document)).toEqual([])
})

it('comments name documents that are there', () => {
  const namedIn = (file: string) => readFileSync(path.join(ROOT, file), 'utf8').match(DOCUMENT) ?? []
  const named = new Set(files.filter((file) => SOURCE.test(file)).flatMap(namedIn))
  expect(named.size).toBeGreaterThan(0)
  expect([...named].filter((document) => !isThere(document))).toEqual([])
})
