import type { Consent } from '@/wire/schemas/my-data'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { formatShanghai } from '@/domain/time/shanghai-time'

type ConsentRow = Omit<Consent, 'acceptedTime'> & { acceptedAt: Date }

/** What somebody has agreed to, the newest first: each version once, and what an order was placed with beside it. */
export const readConsents = async (database: Queryable, userId: string): Promise<Consent[]> => {
  const rows = await database.query<ConsentRow>(
    `WITH agreed AS (
       SELECT agreement_id::integer AS id, version::integer AS version, accepted_at AS at, NULL AS order_no
         FROM agreement_acceptance WHERE account_id = $1
       UNION ALL
       SELECT (seen ->> 'id')::integer, (seen ->> 'version')::integer, created_at, order_no
         FROM orders CROSS JOIN jsonb_array_elements(agreements) AS seen WHERE user_id = $1)
     SELECT agreed.id, agreed.version, ${said('agreement', 'title')} AS title, agreed.at AS "acceptedAt",
       order_no AS "orderNo"
     FROM agreed JOIN agreement ON agreement.id = agreed.id AND agreement.version = agreed.version
     ORDER BY agreed.at DESC, agreed.id`,
    [userId],
  )
  return rows.map(({ acceptedAt, ...rest }) => ({ ...rest, acceptedTime: formatShanghai(acceptedAt.getTime()) }))
}
