/** @jest-environment jsdom */
import { dropStageModel, loadStageModel, warmStageModel } from '@/services/stage-model'
import { FakeXhr, installFakeXhr, lastSent } from '../../support/jest/fake-xhr'

const CAR = new ArrayBuffer(8)

beforeEach(() => {
  // A call that is never answered waits for its timeout.
  jest.useFakeTimers()
  dropStageModel()
  installFakeXhr()
})
afterEach(() => jest.useRealTimers())

it('is not read a second time when it was read ahead', async () => {
  warmStageModel('vela-7')
  const bytes = loadStageModel('vela-7')
  expect(FakeXhr.sent.map(({ url }) => url)).toEqual(['/static/model/vela-7.glb'])
  lastSent().reply(200, CAR)
  await expect(bytes).resolves.toBe(CAR)
  await expect(loadStageModel('vela-7')).resolves.toBe(CAR)
  expect(FakeXhr.sent).toHaveLength(1)
})

it('gives way to the model of another car', async () => {
  warmStageModel('vela-7')
  const other = loadStageModel('vela-9')
  lastSent().reply(200, CAR)
  await other
  void loadStageModel('vela-7')
  expect(FakeXhr.sent.map(({ url }) => url)).toEqual([
    '/static/model/vela-7.glb',
    '/static/model/vela-9.glb',
    '/static/model/vela-7.glb',
  ])
})

it('is asked for again after it did not come', async () => {
  warmStageModel('vela-7')
  lastSent().fail()
  await expect(loadStageModel('vela-7')).rejects.toThrow()
  void loadStageModel('vela-7')
  expect(FakeXhr.sent).toHaveLength(2)
})

it('is left alone for a car without one', () => {
  warmStageModel('vela-8')
  expect(FakeXhr.sent).toEqual([])
})
