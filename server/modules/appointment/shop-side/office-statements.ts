import type { Queryable } from '../../../db/queryable'

/** An open appointment as a shop handles it. */
export interface OpenAppointment {
  id: string
  startAt: Date
  checkedInAt: Date | null
}

/** The open appointment of a code, held until the transaction ends. */
export const lockOpenByCode = (tx: Queryable, code: string): Promise<OpenAppointment | undefined> =>
  tx.one<OpenAppointment>(
    `SELECT id, start_at AS "startAt", checked_in_at AS "checkedInAt" FROM appointment
     WHERE code = $1 AND ended_at IS NULL FOR UPDATE`,
    [code],
  )

/** Whether there is an appointment of this code, open or not. */
export const isKnownCode = async (tx: Queryable, code: string): Promise<boolean> =>
  (await tx.one('SELECT id FROM appointment WHERE code = $1', [code])) !== undefined

export const setConfirmed = async (tx: Queryable, id: string, at: Date): Promise<void> => {
  await tx.query('UPDATE appointment SET confirmed_at = coalesce(confirmed_at, $2) WHERE id = $1', [id, at])
}

/** Who stands in the shop is expected: it counts as confirmed, too. */
export const setCheckedIn = async (tx: Queryable, id: string, at: Date): Promise<void> => {
  await tx.query(
    'UPDATE appointment SET checked_in_at = $2, confirmed_at = coalesce(confirmed_at, $2), remind_at = NULL WHERE id = $1',
    [id, at],
  )
}

export const setDriven = async (tx: Queryable, id: string, metres: number): Promise<void> => {
  await tx.query('UPDATE appointment SET driven_metres = $2 WHERE id = $1', [id, metres])
}
