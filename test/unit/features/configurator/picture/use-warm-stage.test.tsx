import { renderHook } from '@testing-library/react'
import { useWarmStage } from '@/features/configurator/picture/use-warm-stage'
import { dropStageModel } from '@/services/stage-model'
import { FakeXhr, installFakeXhr } from '../../../../support/jest/fake-xhr'

const A_MOMENT_MS = 900
const LONG_ENOUGH_MS = 1_500

const asked = () => FakeXhr.sent.map(({ url }) => url)

const setDataSaving = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } })

beforeEach(() => {
  jest.useFakeTimers()
  installFakeXhr()
  dropStageModel()
  setDataSaving(false)
})
afterEach(() => jest.useRealTimers())

it('reads the model ahead for whoever stays', () => {
  renderHook(() => useWarmStage('vela-7'))
  jest.advanceTimersByTime(LONG_ENOUGH_MS)
  expect(asked()).toEqual(['/static/model/vela-7.glb'])
})

it('reads nothing for whoever leaves at once', () => {
  const { unmount } = renderHook(() => useWarmStage('vela-7'))
  jest.advanceTimersByTime(A_MOMENT_MS)
  unmount()
  jest.advanceTimersByTime(LONG_ENOUGH_MS)
  expect(asked()).toEqual([])
})

it('reads nothing while the phone saves data', () => {
  setDataSaving(true)
  renderHook(() => useWarmStage('vela-7'))
  jest.advanceTimersByTime(LONG_ENOUGH_MS)
  expect(asked()).toEqual([])
})
