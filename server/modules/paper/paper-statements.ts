import { OrderStatus } from '@/wire/enums/order'
import type { Queryable } from '../../db/queryable'
import { forgetFiles, insertFile } from '../file/file-statements'
import type { PaperDraft } from './draft-paper'
import type { PaperKind } from './paper-kind'

/** A paper of an order as the database knows it. */
export interface PaperRow {
  kind: PaperKind
  path: string
  pages: number
}

const PAPER_MODULE = 'order'

/** The papers of an order, in the order in which they were made. */
export const papersOf = (db: Queryable, orderId: string): Promise<PaperRow[]> =>
  db.query<PaperRow>('SELECT kind, path, pages FROM order_paper WHERE order_id = $1 ORDER BY made_at, kind', [orderId])

/** Makes a printed draft a paper of its order, in the place of an older one. The order's row must be locked. */
export const keepPaper = async (tx: Queryable, accountId: string, draft: PaperDraft, at: Date): Promise<void> => {
  const { orderId, kind, path, pages, byteSize } = draft
  await insertFile(
    tx,
    { path, accountId, module: PAPER_MODULE, isPrivate: true, mimeType: 'application/pdf', byteSize },
    at,
  )
  const old = await tx.one<{ path: string }>('SELECT path FROM order_paper WHERE order_id = $1 AND kind = $2', [
    orderId,
    kind,
  ])
  await tx.query(
    `INSERT INTO order_paper (order_id, kind, path, pages, made_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (order_id, kind) DO UPDATE SET path = $3, pages = $4, made_at = $5`,
    [orderId, kind, path, pages, at],
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
