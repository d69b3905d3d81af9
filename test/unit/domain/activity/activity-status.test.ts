import { ActivityStatus, SignUpStatus } from '@/wire/enums/activity'
import { activityStatusAt, isCheckInOpen, signUpStatusAt } from '@/domain/activity/activity-status'
import { HOUR_MS } from '@/domain/time/duration'

const START = 100 * HOUR_MS
const times = { startMs: START, endMs: START + 2 * HOUR_MS, signUpFromMs: 10 * HOUR_MS, signUpUntilMs: 50 * HOUR_MS }

it.each([
  [10 * HOUR_MS - 1, SignUpStatus.notStarted],
  [10 * HOUR_MS, SignUpStatus.signingUp],
  [50 * HOUR_MS - 1, SignUpStatus.signingUp],
  [50 * HOUR_MS, SignUpStatus.ended],
])('sign-up at %d is %d', (nowMs, status) => {
  expect(signUpStatusAt(times, nowMs)).toBe(status)
})

it('there is no sign-up without a time for it', () => {
  expect(signUpStatusAt({ ...times, signUpFromMs: null, signUpUntilMs: null }, START)).toBe(SignUpStatus.noSignUpTime)
})

it.each([
  [START - 1, ActivityStatus.notStarted],
  [START, ActivityStatus.ongoing],
  [START + 2 * HOUR_MS - 1, ActivityStatus.ongoing],
  [START + 2 * HOUR_MS, ActivityStatus.ended],
])('an activity at %d is %d', (nowMs, status) => {
  expect(activityStatusAt(times, nowMs)).toBe(status)
})

it.each([
  [START - HOUR_MS - 1, false],
  [START - HOUR_MS, true],
  [START + 2 * HOUR_MS - 1, true],
  [START + 2 * HOUR_MS, false],
])('a code at %d is taken: %s', (nowMs, isOpen) => {
  expect(isCheckInOpen(times, nowMs)).toBe(isOpen)
})
