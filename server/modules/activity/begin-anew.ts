import type { Queryable } from '../../db/queryable'
import { TAKES_PLACE } from './activity-row'

/** SQL, of an `activity`: whether it took place and is over at a moment. */
export const tookPlaceBefore = (moment: string): string => `(activity.end_at <= ${moment} AND ${TAKES_PLACE})`

/**
 * Has those of some activities begin anew that took place and are over, before they are given another day: whoever had signed
 * up did so for the day that is past. All places are free again, and nothing is drawn.
 */
export const beginAnew = async (tx: Queryable, ids: readonly string[], now: Date): Promise<void> => {
  await tx.query(
    `WITH past AS (SELECT id FROM activity WHERE id = ANY ($1) AND ${tookPlaceBefore('$2')}),
       gone AS (DELETE FROM activity_registration WHERE activity_id IN (SELECT id FROM past))
     UPDATE activity SET taken = 0, drawn_at = NULL FROM past WHERE activity.id = past.id`,
    [ids, now],
  )
}
