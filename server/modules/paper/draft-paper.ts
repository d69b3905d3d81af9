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
 * Prints a paper into the private storage, in the language of the moment, in which it was written. It runs before the
 * transaction that makes the paper count. Where that does not happen the worker removes the draft an hour later, and nobody
 * before: that a transaction failed does not say that it was not kept (its answer may be what was lost).
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
