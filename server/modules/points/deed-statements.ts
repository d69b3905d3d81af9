import { PointsUnit } from '@/wire/enums/points'
import type { Statement } from '../../db/together'
import type { NewEntry } from './points-statements'

const { points, growth } = PointsUnit
const NOTHING = 0

/** What one deed earns of a unit. */
type Earned = Pick<NewEntry, 'unit' | 'amount' | 'endsOn'>

/** A deed as it is booked. */
export interface BookedDeed extends Omit<NewEntry, keyof Earned> {
  earned: readonly Earned[]
  /** Up to which day the points of a new account have ended. */
  endedTo: string
}

const entries = ({ earned, ...deed }: BookedDeed, after?: string): Statement<{ unit: PointsUnit; amount: number }> => ({
  sql: `INSERT INTO points_entry (user_id, cause, reference, book, order_id, day_of_seven, at, deed_at, unit, amount, ends_on)
    SELECT $1, $2, $3, $4, $5, $6::smallint, $7::timestamptz, $8::timestamptz, earned.*
    FROM unnest($9::smallint[], $10::int[], $11::date[]) AS earned (unit, amount, ends_on)
    ${after === undefined ? '' : `WHERE EXISTS (SELECT FROM ${after})`}
    ON CONFLICT (user_id, unit, cause, reference) DO NOTHING RETURNING unit, amount`,
  params: [
    deed.userId,
    deed.cause,
    deed.reference,
    deed.book,
    deed.orderId,
    deed.dayOfSeven,
    deed.at,
    deed.deedAt,
    earned.map(({ unit }) => unit),
    earned.map(({ amount }) => amount),
    earned.map(({ endsOn }) => endsOn),
  ],
})

/**
 * Books what a deed earns of each unit, once for its cause and reference, into its customer's account, which is opened if
 * need be and locked from then on. Answers up to which day that one's points have ended; no row where nothing was booked.
 *
 * @param after - a statement before these, which must have answered a row.
 */
export const newDeed = (deed: BookedDeed, after?: string) => ({
  earned: entries(deed, after),
  account: {
    sql: `INSERT INTO points_account AS account (user_id, ended_to, points, growth)
      SELECT $1, $2::date, coalesce(sum(amount) FILTER (WHERE unit = ${points}), $3),
        coalesce(sum(amount) FILTER (WHERE unit = ${growth}), $3) FROM earned HAVING count(*) > $3
      ON CONFLICT (user_id) DO UPDATE SET points = account.points + excluded.points,
        growth = account.growth + excluded.growth RETURNING ended_to AS "endedTo"`,
    params: [deed.userId, deed.endedTo, NOTHING],
  } satisfies Statement<{ endedTo: string }> as Statement<{ endedTo: string }>,
})
