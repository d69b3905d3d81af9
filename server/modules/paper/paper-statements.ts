import { OrderStatus } from '@/wire/enums/order'
import { language } from '@/language/current'
import type { Language } from '@/language/language'
import type { Queryable } from '../../db/queryable'
import type { Statement } from '../../db/together'
import { forgetFiles, insertFile } from '../file/file-statements'
import type { PaperDraft } from './draft-paper'
import type { PaperKind } from './paper-kind'

/** A paper of an order as the database knows it. */
export interface PaperRow {
  kind: PaperKind
  path: string
  pages: number
  /** What it is written in. */
  language: Language
  /** SHA-256 of the file, in hex; null for a paper from before it was kept. */
  fingerprint: string | null
}

const PAPER_MODULE = 'order'

/** SQL: what an order's contract is being signed in; nobody is shown another text meanwhile. */
const SIGNED_NOW = "(SELECT signing.language FROM contract_signing signing WHERE order_id = $1 AND status = 'live')"

/**
 * The papers of an order, in the order in which they were made: each in one language, or in the other where it was printed
 * in that one alone. While its contract is being signed, that language is the signing's.
 */
export const papersOf = (orderId: string, wanted: Language = language()): Statement<PaperRow> => ({
  sql: `SELECT kind, path, pages, language, fingerprint FROM (
      SELECT DISTINCT ON (kind) * FROM order_paper WHERE order_id = $1
      ORDER BY kind, language = coalesce(${SIGNED_NOW}, $2) DESC) paper
    ORDER BY made_at, kind`,
  params: [orderId, wanted],
})

/** Makes a printed draft a paper of its order, in the place of an older one in its language. The order's row must be locked. */
export const keepPaper = async (tx: Queryable, accountId: string, draft: PaperDraft, at: Date): Promise<void> => {
  const { orderId, kind, path, pages, byteSize, fingerprint } = draft
  await insertFile(
    tx,
    { path, accountId, module: PAPER_MODULE, isPrivate: true, mimeType: 'application/pdf', byteSize },
    at,
  )
  const old = await tx.one<{ path: string }>(
    'SELECT path FROM order_paper WHERE order_id = $1 AND kind = $2 AND language = $3',
    [orderId, kind, draft.language],
  )
  await tx.query(
    `INSERT INTO order_paper (order_id, kind, language, path, pages, fingerprint, made_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (order_id, kind, language) DO UPDATE SET path = $4, pages = $5, fingerprint = $6, made_at = $7`,
    [orderId, kind, draft.language, path, pages, fingerprint, at],
  )
  if (old !== undefined) await forgetFiles(tx, accountId, [old.path], at)
}

/** Takes an account's orders their papers, but for those that became a sale; `forgetFilesOf` then finds the files. */
export const forgetUnsoldPapersOf = async (tx: Queryable, accountId: string): Promise<void> => {
  await tx.query(
    `DELETE FROM order_paper USING orders
     WHERE orders.id = order_id AND orders.user_id = $1 AND orders.status <> ${OrderStatus.complete}`,
    [accountId],
  )
}

/** Takes an order its papers, and removes them. */
export const forgetPapers = async (tx: Queryable, orderId: string, accountId: string, now: Date): Promise<void> => {
  const papers = await tx.query<{ path: string }>('DELETE FROM order_paper WHERE order_id = $1 RETURNING path', [
    orderId,
  ])
  const paths = papers.map(({ path }) => path)
  await forgetFiles(tx, accountId, paths, now)
}
