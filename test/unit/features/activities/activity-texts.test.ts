import { ActivityStatus, RegistrationResult, SignUpStatus } from '@/wire/enums/activity'
import type { Activity, Registration } from '@/wire/schemas/activity'
import { leftText, placesText, signUpText, whenText, wordOf } from '@/features/activities/activity-texts'
import { standingOf } from '@/features/activities/standing'

const activity: Activity = {
  id: '1',
  title: 'Lakeside night drive',
  picture: '',
  city: 'Hangzhou',
  place: 'Vela Space West Lake',
  startTime: '2026-11-28 18:30:00',
  endTime: '2026-11-28 21:30:00',
  signUpStartTime: '2026-11-20 10:00:00',
  signUpEndTime: '2026-11-26 22:00:00',
  signUpStatus: SignUpStatus.signingUp,
  activityStatus: ActivityStatus.notStarted,
  quota: 40,
  taken: 23,
  isCalledOff: false,
  heading: '',
  intro: '',
  programme: [],
  audience: '',
  address: '',
  longitude: 0,
  latitude: 0,
  pictures: [],
  mostGuests: 1,
  resultTime: null,
  registration: null,
}

const registration: Registration = {
  result: RegistrationResult.success,
  resultReason: null,
  name: 'Zhou Yining',
  guests: 0,
  isCancellable: true,
  code: null,
  checkInTime: '2026-11-28 17:30:00',
  visitedTime: null,
}

it('tells the day once, and both days of what lasts longer', () => {
  expect(whenText(activity)).toBe('Sat\u00a028\u00a0Nov, 18:30–\u206021:30')
  expect(whenText({ ...activity, endTime: '2026-11-30 12:00:00' })).toBe('Sat\u00a028\u00a0Nov–Mon\u00a030\u00a0Nov')
})

it.each<[Partial<Activity>, string]>([
  [{}, 'Signing up'],
  [{ taken: 40 }, 'All places taken'],
  [{ quota: null, taken: 400 }, 'Signing up'],
  [{ signUpStatus: SignUpStatus.notStarted }, 'Sign-up not open yet'],
  [{ signUpStatus: SignUpStatus.noSignUpTime }, 'No sign-up needed'],
  [{ signUpStatus: SignUpStatus.ended }, 'Sign-up ended'],
  [{ activityStatus: ActivityStatus.ongoing }, 'On now'],
  [{ activityStatus: ActivityStatus.ended }, 'Ended'],
  [{ activityStatus: ActivityStatus.ended, isCalledOff: true }, 'Called off'],
])('says over the title of %j: %s', (changes, word) => {
  expect(wordOf({ ...activity, ...changes })).toBe(word)
})

it('says when sign-up opens, closes or has closed', () => {
  expect(signUpText({ ...activity, signUpStatus: SignUpStatus.notStarted })).toBe('Sign-up opens 20\u00a0Nov, 10:00')
  expect(signUpText(activity)).toBe('Sign-up closes 26\u00a0Nov, 22:00')
  expect(signUpText({ ...activity, signUpStatus: SignUpStatus.ended })).toBe('Sign-up closed 26\u00a0Nov, 22:00')
  expect(signUpText({ ...activity, signUpStartTime: null, signUpEndTime: null })).toBe('No sign-up needed')
  expect(signUpText({ ...activity, isCalledOff: true })).toBe('Called off')
})

it('counts what is taken and left, unless places are drawn', () => {
  expect([placesText(activity), leftText(activity)]).toEqual(['23 of 40 places taken', '17 places left'])
  expect(leftText({ ...activity, taken: 39 })).toBe('1 place left')
  const drawn = { ...activity, resultTime: '2026-11-27 12:00:00' }
  expect([placesText(drawn), leftText(drawn)]).toEqual(['40 places, drawn by lot', 'drawn 27\u00a0Nov, 12:00'])
})

it.each([
  [RegistrationResult.registering, ActivityStatus.notStarted, 'registering'],
  [RegistrationResult.success, ActivityStatus.ongoing, 'success'],
  [RegistrationResult.success, ActivityStatus.ended, 'ended'],
  [RegistrationResult.failed, ActivityStatus.ended, 'failed'],
])('sorts result %d of an activity in state %d under %s', (result, activityStatus, state) => {
  expect(standingOf({ ...activity, activityStatus, registration: { ...registration, result } })).toBe(state)
})
