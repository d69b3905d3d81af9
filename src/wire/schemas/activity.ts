import { Type, type Static } from 'typebox'
import { ActivityStatus, RegistrationResult, SignUpStatus } from '../enums/activity'
import { LeadSource } from '../enums/buyer'
import { MAX_NAME_LENGTH } from '../sign-up-limits'
import { SeenAgreement } from './agreement'
import { pageOf } from './page'
import { count, degrees, flag, idText, nameText, nullable, text, texts, valueOf, wallTime } from './parts'

/** How many guests one sign-up brings, whatever an activity allows. */
export const MAX_GUESTS = 20
const MAX_AGREEMENTS = 10

const card = {
  id: text(),
  title: text(),
  picture: text('Its cover'),
  city: text(),
  place: text(),
  startTime: wallTime(),
  endTime: wallTime(),
  signUpStartTime: nullable(wallTime(), 'when one comes without signing up'),
  signUpEndTime: nullable(wallTime(), 'when one comes without signing up'),
  signUpStatus: valueOf(SignUpStatus),
  activityStatus: valueOf(ActivityStatus),
  quota: nullable(count('Persons, guests among them'), 'without a limit'),
  taken: count('Persons who have a place'),
  isCalledOff: flag('It was withdrawn before it began; only who signed up still sees it'),
}

/** An activity of a list (extension). */
export const ActivityCard = Type.Object(card)
export type ActivityCard = Static<typeof ActivityCard>

export const ActivityPage = pageOf(ActivityCard)
export type ActivityPage = Static<typeof ActivityPage>

const ProgrammeItem = Type.Object({ time: text('Of the day: 18:30'), text: text() })

/** What the caller's own sign-up came to. */
export const Registration = Type.Object({
  result: valueOf(RegistrationResult),
  resultReason: nullable(text('For the shopper'), 'unless it failed'),
  name: text(),
  guests: count(),
  isCancellable: flag('The activity has not begun'),
  code: nullable(text('What is scanned at the door'), 'without a place, once scanned, and after the end'),
  checkInTime: wallTime('From when the code is taken'),
  visitedTime: nullable(wallTime(), 'until the code was scanned'),
})
export type Registration = Static<typeof Registration>

/** A whole activity (extension). */
export const Activity = Type.Object({
  ...card,
  heading: text('Over the text about it'),
  intro: text(),
  programme: Type.Array(ProgrammeItem),
  audience: text('Who may come'),
  address: text(),
  longitude: degrees(),
  latitude: degrees(),
  pictures: texts('Beyond its cover'),
  mostGuests: count('How many one may bring'),
  resultTime: nullable(wallTime('When the places are drawn by lot'), 'when they go by arrival'),
  registration: nullable(Registration, 'for who has not signed up'),
})
export type Activity = Static<typeof Activity>

/** An activity that the caller has signed up for (extension). */
export const OwnActivity = Type.Object({
  ...card,
  resultTime: nullable(wallTime('When the places are drawn by lot'), 'when they go by arrival'),
  registration: Registration,
})
export type OwnActivity = Static<typeof OwnActivity>

/** Those that are on or to come first, then the past ones, the latest first. */
export const OwnActivityList = Type.Array(OwnActivity)

export const ActivityId = Type.Object({ id: idText('Id of the activity') })
export type ActivityId = Static<typeof ActivityId>

/** Signing up; the phone is the account's own. */
export const SignUpBody = Type.Object({
  id: idText('Id of the activity'),
  name: nameText(MAX_NAME_LENGTH, 'Who comes'),
  guests: Type.Integer({ minimum: 0, maximum: MAX_GUESTS }),
  leadSource: valueOf(LeadSource),
  agreements: Type.Array(SeenAgreement, { maxItems: MAX_AGREEMENTS }),
})
export type SignUpBody = Static<typeof SignUpBody>
