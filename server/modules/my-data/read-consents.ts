import type { Consent } from '@/wire/schemas/my-data'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { timeText } from '../../http/time-text'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { isOptional } from './withdraw-consent'

interface ConsentRow extends Omit<Consent, 'acceptedTime' | 'withdrawnTime' | 'isOptional'> {
  acceptedAt: Date
  withdrawnAt: Date | null
}

/**
 * What somebody has agreed to, the newest first: each version once for each place where it was given, with what has been
 * taken back, and what an order was placed with beside it.
 */
export const readConsents = async (database: Queryable, userId: string): Promise<Consent[]> => {
  const rows = await database.query<ConsentRow>(
    `WITH agreed AS (
       SELECT agreement_id::integer AS id, version::integer AS version, scene::integer AS scene, accepted_at AS at,
           withdrawn_at, NULL AS order_no
         FROM agreement_acceptance WHERE account_id = $1
       UNION ALL
       SELECT (seen ->> 'id')::integer, (seen ->> 'version')::integer, NULL, created_at, NULL, order_no
         FROM orders CROSS JOIN jsonb_array_elements(agreements) AS seen WHERE user_id = $1)
     SELECT agreed.id, agreed.version, agreed.scene, ${said('agreement', 'title')} AS title,
       agreed.at AS "acceptedAt", withdrawn_at AS "withdrawnAt", order_no AS "orderNo"
     FROM agreed JOIN agreement ON agreement.id = agreed.id AND agreement.version = agreed.version
     ORDER BY agreed.at DESC, agreed.id, agreed.scene`,
    [userId],
  )
  return rows.map(({ acceptedAt, withdrawnAt, ...rest }) => ({
    ...rest,
    isOptional: isOptional(rest),
    acceptedTime: formatShanghai(acceptedAt.getTime()),
    withdrawnTime: timeText(withdrawnAt),
  }))
}
