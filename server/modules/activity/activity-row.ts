import type { RegistrationResult } from '@/wire/enums/activity'
import { said } from '../../db/content-columns'

/** What lists show of an activity. */
export interface ActivityCardRow {
  id: string
  title: string
  city: string
  place: string
  /** The first is its cover. */
  pictures: string[]
  startAt: Date
  endAt: Date
  signUpFrom: Date | null
  signUpUntil: Date | null
  quota: number | null
  taken: number
  drawAt: Date | null
  takesPlace: boolean
}

/** A whole activity. */
export interface ActivityRow extends ActivityCardRow {
  heading: string
  intro: string
  programme: { time: string; text: string }[]
  audience: string
  address: string
  longitude: number
  latitude: number
  mostGuests: number
}

/** Somebody's sign-up. */
export interface RegistrationRow {
  name: string
  guests: number
  result: RegistrationResult
  code: string
  visitedAt: Date | null
}

/** An activity with its caller's sign-up. */
export interface OwnActivityRow extends ActivityCardRow, RegistrationRow {}

/** SQL, of an `activity`: whether it takes place, or did. What was withdrawn before it began does not, until it is back. */
export const TAKES_PLACE = '(activity.withdrawn_at IS NULL OR activity.withdrawn_at >= activity.start_at)'

/** Those of `ActivityCardRow` that are instants. */
export const CARD_DATES = [
  'startAt',
  'endAt',
  'signUpFrom',
  'signUpUntil',
  'drawAt',
] as const satisfies readonly (keyof ActivityCardRow)[]

/** The columns of `ActivityCardRow`. */
export const cardColumns = (): string =>
  `activity.id, ${said('activity', 'title')} AS title, ${said('activity', 'city')} AS city,
   ${said('activity', 'place')} AS place, pictures, start_at AS "startAt", end_at AS "endAt",
   sign_up_from AS "signUpFrom", sign_up_until AS "signUpUntil", quota, taken, draw_at AS "drawAt",
   ${TAKES_PLACE} AS "takesPlace"`

/** The columns of `ActivityRow`. */
export const activityColumns = (): string =>
  `${cardColumns()}, ${said('activity', 'heading')} AS heading, ${said('activity', 'intro')} AS intro,
   ${said('activity', 'programme')} AS programme, ${said('activity', 'audience')} AS audience,
   ${said('activity', 'address')} AS address, longitude, latitude, most_guests AS "mostGuests"`

/** The columns of `RegistrationRow`. */
export const REGISTRATION_COLUMNS = `registration.name, registration.guests, registration.result, registration.code,
   registration.visited_at AS "visitedAt"`
