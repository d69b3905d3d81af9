import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { timeText } from '../../http/time-text'
import type { NewIncident } from './open-incident'

interface IncidentRow extends NewIncident {
  id: number
  openedAt: Date
  settledAt: Date | null
  settledBy: string | null
  note: string | null
}

/** An incident as a person reads it; times are Shanghai's. */
export interface Incident extends NewIncident {
  id: number
  openedTime: string
  settledTime: string | null
  settledBy: string | null
  note: string | null
}

const COLUMNS = `id, kind, subject, reference, details, opened_at AS "openedAt", settled_at AS "settledAt",
  settled_by AS "settledBy", note`
const MOST_SHOWN = 500

const asRead = ({ openedAt, settledAt, ...row }: IncidentRow): Incident => ({
  ...row,
  openedTime: formatShanghai(openedAt.getTime()),
  settledTime: timeText(settledAt),
})

/** What waits for a person: the newest incidents, and how many older ones there are beside them. */
export interface OpenIncidents {
  incidents: Incident[]
  more: number
}

/** The incidents that wait for a person, newest first. */
export const listOpenIncidents = async (db: Queryable): Promise<OpenIncidents> => {
  const rows = await db.query<IncidentRow & { inAll: number }>(
    `SELECT ${COLUMNS}, count(*) OVER ()::integer AS "inAll" FROM incident WHERE settled_at IS NULL
     ORDER BY id DESC LIMIT ${MOST_SHOWN}`,
  )
  const incidents = rows.map(({ inAll: _inAll, ...row }) => asRead(row))
  return { incidents, more: (rows[0]?.inAll ?? 0) - rows.length }
}

/** How an incident was settled. */
export interface Settlement {
  id: number
  by: string
  note: string
}

/** Marks an open incident as settled; undefined when there is none of that number. */
export const settleIncident = async (
  db: Queryable,
  { id, by, note }: Settlement,
  at: Date,
): Promise<Incident | undefined> => {
  const row = await db.one<IncidentRow>(
    `UPDATE incident SET settled_at = $2, settled_by = $3, note = $4 WHERE id = $1 AND settled_at IS NULL
     RETURNING ${COLUMNS}`,
    [id, at, by, note],
  )
  return row && asRead(row)
}
