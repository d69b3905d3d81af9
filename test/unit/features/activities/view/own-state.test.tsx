import { render, screen } from '@testing-library/react'
import { ActivityStatus, RegistrationResult } from '@/wire/enums/activity'
import type { Activity, OwnActivity, Registration } from '@/wire/schemas/activity'
import { OwnCard } from '@/features/activities/own/own-card'
import { ActivityBar } from '@/features/activities/view/activity-bar'
import { OwnState } from '@/features/activities/view/own-state'

const { notStarted, ongoing, ended } = ActivityStatus
const { registering, success, failed } = RegistrationResult

/** What is read here of an activity, and of somebody's sign-up for it. */
const drawOwn = (activityStatus: ActivityStatus, own: Partial<Registration>, isCalledOff = false) => {
  const registration = { guests: 0, visitedTime: null, code: null, resultReason: null, ...own } as Registration
  const activity = {
    ...{ id: '1', title: 'Night drive', startTime: '2026-11-28 18:30:00', endTime: '2026-11-28 21:30:00' },
    ...{ activityStatus, isCalledOff, resultTime: '2026-11-27 12:00:00', registration },
  } as Activity & OwnActivity
  const nothing = () => undefined
  return {
    page: (
      <>
        <OwnState activity={activity} registration={registration} onChange={nothing} />
        <ActivityBar activity={activity} onShare={nothing} onSignUp={nothing} onCode={nothing} />
      </>
    ),
    card: <OwnCard activity={activity} onCode={nothing} onChange={nothing} />,
  }
}

test.each<[string, string, Parameters<typeof drawOwn>]>([
  ['Result by 27 Nov, 12:00', 'Registering', [notStarted, { result: registering }]],
  ['You are in, plus one guest', 'Success', [notStarted, { result: success, guests: 1 }]],
  ['Checked in 28 Nov, 18:31', 'Success', [ongoing, { result: success, visitedTime: '2026-11-28 18:31:00' }]],
  ['Checked in 28 Nov, 18:31', 'Ended', [ended, { result: success, visitedTime: '2026-11-28 18:31:00' }]],
  ['Not checked in', 'Ended', [ended, { result: success }]],
  ['No place this time', 'Failed', [ended, { result: failed }]],
  ['It rained.', 'Called off', [notStarted, { result: failed, resultReason: 'It rained.' }, true]],
])('the page and the list of one’s own say the same of a sign-up: %s, %s', (note, word, own) => {
  const { page, card } = drawOwn(...own)
  for (const view of [page, card]) {
    const { unmount } = render(view)
    expect(screen.getByText(note)).toBeVisible()
    expect(screen.getByText(word)).toBeVisible()
    unmount()
  }
})

test('a code for the door is what the page offers', () => {
  render(drawOwn(ongoing, { result: success, code: '123456789012' }).page)
  expect(screen.getByRole('button', { name: 'Check-in code' })).toBeEnabled()
})
