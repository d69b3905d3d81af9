import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Check } from 'typebox/value'
import { Entry } from './entry'
import { misfitOf } from './misfit'
import { FaultyWriting, type Fault } from './fault'
import { Head, type Both } from './head'
import { KINDS } from './kinds'
import { markdownToHtml, type FindPicture } from './markdown'
import { namesIn } from './names-in'
import { finderOf, isPicture, type BroughtPicture } from './pictures-of-folder'
import { takeApart, takeFieldsApart, type Section, type SourceFile } from './source-file'

const ENDING = '.md'
const HASHTAGS = 'hashtags.yml'
const NAME = /^[a-z0-9-]{1,60}$/
const NO_BROUGHT: ReadonlyMap<string, BroughtPicture> = new Map()

/** An entry, and the file that it stands in. */
export interface WrittenEntry {
  file: string
  entry: Entry
}

const bodyOf = (source: SourceFile, findPicture: FindPicture): Both => {
  const html = ({ lines, firstLine }: Section): string =>
    markdownToHtml({
      lines,
      firstLine,
      findPicture,
      onFault: (fault) => source.faults.push({ file: source.file, ...fault }),
    })
  const body = { en: html(source.en), zh: html(source.zh) }
  if ((body.en === '') !== (body.zh === '')) {
    const text = 'The text stands in one language alone: the Chinese begins after a line <!-- zh -->.'
    source.faults.push({ file: source.file, line: source.lastLine, text })
  }
  return body
}

const readFile = (root: string, file: string, brought: ReadonlyMap<string, BroughtPicture>) => {
  const folder = path.dirname(file)
  const kind = KINDS[folder]
  const source = takeApart(file, readFileSync(path.join(root, file), 'utf8'))
  const head = new Head(source)
  const findPicture = finderOf(path.join(root, folder), brought)
  const id = path.basename(file, ENDING)
  if (!NAME.test(id))
    source.faults.push({ file, line: 1, text: 'Its name is its id: small letters, digits and - alone.' })
  const body = bodyOf(source, findPicture)
  if (kind?.hasBody === false && body.en !== '') {
    source.faults.push({ file, line: source.lastLine + 1, text: 'Everything of this kind stands in the head.' })
  }
  const entry = kind?.read({ id, head, findPicture, body })
  head.end()
  if (source.faults.length === 0 && entry !== undefined) {
    const misfit = misfitOf(entry)
    if (misfit !== null) head.fault(misfit.field, misfit.text)
  }
  return { file, entry, faults: source.faults }
}

const readHashtags = (root: string): { entries: WrittenEntry[]; faults: Fault[] } => {
  const place = path.join(root, HASHTAGS)
  if (!existsSync(place)) return { entries: [], faults: [] }
  const source = takeFieldsApart(HASHTAGS, readFileSync(place, 'utf8'))
  const head = new Head(source)
  const entries = [...source.fields.keys()].map((id): WrittenEntry => {
    const entry: Entry = { kind: 'hashtag', id, isWithdrawn: false, name: { en: id, zh: head.text(id) } }
    if (!Check(Entry, entry)) head.fault(id, 'a word is short, and letters, digits and - alone.')
    return { file: HASHTAGS, entry }
  })
  if (entries.length === 0 && source.faults.length === 0) {
    source.faults.push({ file: HASHTAGS, line: 1, text: 'It has a line for each: the word, and its Chinese.' })
  }
  return { entries, faults: source.faults }
}

/** Whether a file lies where texts of a kind do. */
const isText = (name: string): boolean => {
  const [folder = '', file, ...deeper] = name.split(path.sep)
  return Object.hasOwn(KINDS, folder) && file?.endsWith(ENDING) === true && deeper.length === 0
}

/** What is nothing of all that is published would be passed over, and taken for published. */
const strayFaults = (names: readonly string[]): Fault[] =>
  names
    .filter((name) => name !== HASHTAGS && !isText(name) && !isPicture(name))
    .map((file) => ({
      file,
      line: 1,
      text: `It is nothing that is published: texts end with ${ENDING} and lie in ${Object.keys(KINDS).join(', ')}.`,
    }))

/**
 * Reads a folder of a writer: articles, topics, activities, banners and guides, a folder each, and the hashtags.
 *
 * @param brought - the pictures that lie in it, by their place.
 * @throws FaultyWriting with every fault of every file.
 */
export const readFolder = (root: string, brought = NO_BROUGHT): WrittenEntry[] => {
  const { entries, faults } = readHashtags(root)
  const names = namesIn(root)
  faults.push(...strayFaults(names))
  for (const name of names.filter(isText)) {
    const { file, entry, faults: found } = readFile(root, name, brought)
    faults.push(...found)
    if (entry !== undefined) entries.push({ file, entry })
  }
  if (faults.length > 0) throw new FaultyWriting(faults)
  return entries
}
