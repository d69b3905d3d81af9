import { act, renderHook } from '@testing-library/react'
import { list, own } from '@/wire/endpoints/activity'
import { useOwnActivities } from '@/features/activities/own/use-own-activities'
import { FakeXhr, installFakeXhr } from '../../../../support/jest/fake-xhr'

const callsOf = ({ path }: { path: string }) => FakeXhr.sent.filter(({ url }) => url.split('?')[0]?.endsWith(path))

test('after a change both lists are read anew: a place that was given back is free in the other', async () => {
  installFakeXhr()
  const { result } = renderHook(() => useOwnActivities(true))
  await act(async () => {
    callsOf(own).forEach((call) => call.succeed([]))
    callsOf(list).forEach((call) => call.succeed({ records: [], total: 0, current: 1, size: 20 }))
  })
  act(() => result.current.readAnew())
  expect(callsOf(own)).toHaveLength(2)
  expect(callsOf(list)).toHaveLength(2)
})
