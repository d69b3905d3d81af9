import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { signedLink } from '../file/file-link'
import { findOwnOrder } from '../order-record/row/find-order'
import { PaperKind } from '../paper/paper-kind'
import { papersOf } from '../paper/paper-statements'
import type { ServerContext } from '../../context/server-context'

/**
 * An expiring link to a shopper's own contract: the signed one, once there is one. The first opening is remembered,
 * because nobody signs what was not opened.
 *
 * @throws Refusal orderNotFound, contractNotFound.
 */
export const previewContract = async (
  { database, clock, secret }: ServerContext,
  userId: string,
  id: string,
): Promise<{ url: string }> => {
  const now = clock.now()
  const order = await findOwnOrder(database, userId, id)
  const papers = await papersOf(database, order.id)
  const paperOf = (kind: PaperKind) => papers.find((paper) => paper.kind === kind)
  const paper = paperOf(PaperKind.signedContract) ?? paperOf(PaperKind.contract)
  if (paper === undefined) throw new Refusal(ErrorCode.contractNotFound)
  await database.query('UPDATE contract SET opened_at = $2 WHERE order_id = $1 AND opened_at IS NULL', [id, now])
  return { url: signedLink(secret, paper.path, now) }
}
