import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { OfficePath } from '../../modules/backoffice/office-paths'
import type { Publication } from '../../modules/publishing/publish'
import { StartupError } from '../../system/startup-error'
import { FaultyWriting, type Fault } from '../../writing/fault'
import { picturesOf, type BroughtPicture } from '../../writing/pictures-of-folder'
import { readFolder, type WrittenEntry } from '../../writing/read-folder'
import type { OfficeMessage } from './send-call'

/** Sends a call of the back office and answers its `data`. */
export type SendMessage = (message: OfficeMessage) => Promise<unknown>

const WORDS = { new: 'new', changed: 'changed', withdrawn: 'withdrawn', same: 'as they were' } as const

/** Brings the pictures that entries show, those alone that the server does not have. */
const bringPictures = async (send: SendMessage, pictures: readonly BroughtPicture[]): Promise<void> => {
  for (const { digest, file } of pictures) {
    const known = (await send({ path: OfficePath.picture, call: { digest } })) as { isKnown: boolean }
    if (known.isKnown) continue
    await send({ path: OfficePath.picture, call: { digest, content: readFileSync(file).toString('base64') } })
  }
}

/** Where a field of the head, or a link of the text, stands in a file: its writer looks there. */
const lineOf = (root: string, file: string, field: string): number => {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
  return (
    Math.max(
      0,
      lines.findIndex((line) => line.startsWith(`${field}:`) || line.includes(`](${field}`)),
    ) + 1
  )
}

const faultsIn = (root: string, written: readonly WrittenEntry[], { faults }: Publication): Fault[] =>
  faults.map(({ kind, id, field, text }) => {
    const file = written.find(({ entry }) => entry.kind === kind && entry.id === id)?.file ?? `${kind} ${id}`
    return { file, line: existsSync(path.join(root, file)) ? lineOf(root, file, field) : 1, text: `${field}: ${text}` }
  })

const summaryOf = ({ outcomes }: Publication): string => {
  const changes = outcomes.filter(({ what }) => what !== 'same').map(({ kind, id, what }) => `${what} ${kind} ${id}`)
  const counts = Object.entries(WORDS).map(
    ([what, words]) => `${outcomes.filter((outcome) => outcome.what === what).length} ${words}`,
  )
  return [...changes, counts.join(', ')].join('\n')
}

/**
 * Publishes a folder of a writer: checks it whole, brings its pictures, then its entries at once.
 *
 * @returns what became of them, one a line, and how many of each.
 * @throws FaultyWriting with every fault, by file and line; then nothing is published.
 */
export const publishFolder = async (send: SendMessage, root: string): Promise<string> => {
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new StartupError(`There is no folder ${root}.`)
  const pictures = await picturesOf(root)
  const written = readFolder(root, pictures)
  if (written.length === 0) throw new StartupError(`There is nothing to publish in ${root}.`)
  const text = JSON.stringify(written)
  await bringPictures(
    send,
    [...pictures.values()].filter(({ shown }) => text.includes(shown.url)),
  )
  const entries = written.map(({ entry }) => entry)
  const publication = (await send({ path: OfficePath.published, call: { entries } })) as Publication
  if (publication.faults.length > 0) throw new FaultyWriting(faultsIn(root, written, publication))
  return summaryOf(publication)
}
