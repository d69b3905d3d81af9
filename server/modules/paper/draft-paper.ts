import { createHash, randomUUID } from 'node:crypto'
import { language } from '@/language/current'
import type { Language } from '@/language/language'
import type { Paper } from '../../pdf/paper'
import { printAside } from '../../pdf/print-aside'
import type { ServerContext } from '../../context/server-context'
import { announceFile } from '../file/file-removal'
import type { PaperKind } from './paper-kind'

/** A paper that is printed and stored, but belongs to no order yet: nobody can open it. */
export interface PaperDraft {
  orderId: string
  kind: PaperKind
  language: Language
  path: string
  pages: number
  byteSize: number
  /** SHA-256 of the file, in hex. */
  fingerprint: string
}

/** What drafting needs. */
type DraftNeeds = Pick<ServerContext, 'database' | 'storage'>

/**
 * Prints a paper into the private storage, in the language of the moment, in which it was written. It runs before the transaction that makes the paper count.
 *
 * @throws UnprintableText when a name has a character that cannot be drawn.
 */
export const draftPaper = async (
  { database, storage }: DraftNeeds,
  orderId: string,
  kind: PaperKind,
  paper: Paper,
  at: Date,
): Promise<PaperDraft> => {
  const { bytes, pages } = await printAside(paper, at)
  const path = `private/order/${randomUUID()}.pdf`
  await announceFile(database, path, at)
  await storage.write(path, bytes)
  const fingerprint = createHash('sha256').update(bytes).digest('hex')
  return { orderId, kind, language: language(), path, pages, byteSize: bytes.length, fingerprint }
}

/** Removes drafts when what they were printed for did not happen; a process that dies before leaves them to the worker. */
export const dropDrafts = async ({ storage }: DraftNeeds, drafts: readonly PaperDraft[]): Promise<void> => {
  await Promise.all(drafts.map(({ path }) => storage.remove(path)))
}

/** Runs the work that drafts were printed for, and removes them when it fails. */
export const withDrafts = async <Result>(
  needs: DraftNeeds,
  drafts: readonly PaperDraft[],
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    await dropDrafts(needs, drafts)
    throw error
  }
}
