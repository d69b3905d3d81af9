import type { DataSection } from './section'

/** What somebody has earned, and was given. */
export const membershipSections: readonly DataSection[] = [
  {
    name: 'coupons',
    tables: ['coupon'],
    sql: `SELECT code, given_at AS "at", end_at AS "until", spent_at AS "spentAt" FROM coupon
      WHERE user_id = $1 ORDER BY given_at`,
  },
  {
    name: 'points',
    tables: ['points_account', 'points_entry'],
    sql: `SELECT unit, cause, amount, at, ends_on AS "endsOn" FROM points_entry WHERE user_id = $1 ORDER BY at, id`,
  },
  {
    name: 'invitation',
    tables: ['invitation_code'],
    sql: 'SELECT code FROM invitation_code WHERE user_id = $1',
  },
  {
    name: 'ambassador',
    tables: ['ambassador'],
    sql: 'SELECT star_id AS "starId", heat, joined_at AS "at" FROM ambassador WHERE user_id = $1',
  },
  {
    name: 'ambassadorDeeds',
    tables: ['ambassador_deed'],
    // What they refer to is mostly another person.
    sql: 'SELECT kind, heat, at FROM ambassador_deed WHERE user_id = $1 ORDER BY at',
  },
]
