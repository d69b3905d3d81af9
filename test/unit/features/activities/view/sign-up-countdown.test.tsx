import { render, screen } from '@testing-library/react'
import { SignUpStatus } from '@/wire/enums/activity'
import type { Activity } from '@/wire/schemas/activity'
import { HOUR_MS } from '@/domain/time/duration'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { SignUpCountdown } from '@/features/activities/view/sign-up-countdown'

const inHours = (hours: number): string => formatShanghai(Date.now() + hours * HOUR_MS)

const show = (changes: Partial<Activity>) => {
  const activity = { quota: 40, taken: 23, resultTime: null, ...changes } as Activity
  return render(<SignUpCountdown activity={activity} />).container
}

const { notStarted, signingUp, ended } = SignUpStatus

it.each([
  ['opens', { signUpStatus: notStarted, signUpStartTime: inHours(23) }, 'Sign-up opens in'],
  ['closes', { signUpStatus: signingUp, signUpEndTime: inHours(23) }, 'Sign-up closes in'],
  [
    'closes and lots are drawn',
    { signUpStatus: signingUp, signUpEndTime: inHours(1), taken: 90, resultTime: inHours(2) },
    'Sign-up closes in',
  ],
])('on the last day before the sign-up %s the time runs down', (_, changes, label) => {
  show(changes)
  expect(screen.getByText(label)).toBeTruthy()
  expect(screen.getByRole('timer')).toBeTruthy()
})

it.each([
  ['is farther off', { signUpStatus: notStarted, signUpStartTime: inHours(25) }],
  ['has passed', { signUpStatus: signingUp, signUpEndTime: inHours(-1) }],
  ['lets nobody in, for no place is left', { signUpStatus: signingUp, signUpEndTime: inHours(1), taken: 40 }],
  ['is over', { signUpStatus: ended, signUpEndTime: inHours(1) }],
])('nothing runs down while the next instant %s', (_, changes) => {
  expect(show(changes).childElementCount).toBe(0)
})
