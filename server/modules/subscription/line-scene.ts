import { LineStanding } from '@/wire/enums/sale-line'
import { SubscriptionKind } from '@/wire/enums/subscription'
import { MINUTE_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { lineView } from '../sale-line/line-view'
import { messageTexts } from './message-texts'
import type { Scene } from './scene'
import { findDepositModel } from './subscription-statements'

const BEFORE_TURN_MS = MINUTE_MS

/**
 * The message of a line: a minute before the turn, or before the next ticket of a full one, as it was expected when the
 * shopper asked.
 */
export const lineScene: Scene = {
  ahead: async ({ lines }, userId, marketPostId, now) => {
    const { line, ticket } = await lines.readFor(marketPostId, userId)
    const { standing, turnTime } = lineView(line, ticket, now)
    const isWaiting = standing === LineStanding.waiting || standing === LineStanding.full
    if (!isWaiting || turnTime === null) return []
    const tellsOf = new Date(parseShanghai(turnTime))
    const sendAt = new Date(tellsOf.getTime() - BEFORE_TURN_MS)
    return sendAt > now ? [{ kind: SubscriptionKind.lineTurn, sendAt, tellsOf }] : []
  },
  say: async (db, _userId, marketPostId) => {
    const model = await findDepositModel(db, marketPostId)
    return model === undefined
      ? null
      : {
          subject: model.name,
          note: messageTexts[SubscriptionKind.lineTurn],
          page: `pages/mall/order/line?modelId=${model.id}&marketPostId=${marketPostId}`,
        }
  },
}
