import { ErrorCode } from '@/wire/errors'
import { run } from '../../db/together'
import { Refusal } from '../../http/errors'
import { signedLink } from '../file/file-link'
import { findOwnOrder } from '../order-record/row/find-order'
import { PaperKind } from '../paper/paper-kind'
import { papersOf } from '../paper/paper-statements'
import type { ServerContext } from '../../context/server-context'

/**
 * An expiring link to a shopper's own contract: the signed one, once there is one; until then in the shopper's language,
 * and while it is being signed in the one that is signed. The opening is remembered, because nobody signs what was not
 * opened, and the text that was opened last is the one that is signed.
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
  const papers = await run(database, papersOf(order.id))
  const paperOf = (kind: PaperKind) => papers.find((paper) => paper.kind === kind)
  const paper = paperOf(PaperKind.signedContract) ?? paperOf(PaperKind.contract)
  if (paper === undefined) throw new Refusal(ErrorCode.contractNotFound)
  await database.query(
    'UPDATE contract SET opened_at = coalesce(opened_at, $2), opened_language = $3 WHERE order_id = $1',
    [id, now, paper.language],
  )
  return { url: signedLink(secret, paper.path, now) }
}
