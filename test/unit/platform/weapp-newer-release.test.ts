import Taro from '@tarojs/taro'
import { MINUTE_MS } from '@/domain/time/duration'
import { watchAppUpdate } from '@/platform/app-update/index.weapp'
import { newerRelease } from '@/platform/newer-release/index.weapp'

/** WeChat's update manager, which says what the test wants it to. */
const listeners = { check: (_: { hasUpdate: boolean }) => {}, ready: () => {}, failed: () => {} }
const manager = {
  onCheckForUpdate: (listener: typeof listeners.check) => void (listeners.check = listener),
  onUpdateReady: (listener: () => void) => void (listeners.ready = listener),
  onUpdateFailed: (listener: () => void) => void (listeners.failed = listener),
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(Taro, { getUpdateManager: () => manager })
})
afterEach(() => jest.useRealTimers())

test('it is the newest only where WeChat says so', async () => {
  const answer = newerRelease.isThere()
  listeners.check({ hasUpdate: false })
  await expect(answer).resolves.toBe(false)
})

test('where WeChat says nothing, nobody can say', async () => {
  const answer = newerRelease.isThere()
  jest.advanceTimersByTime(MINUTE_MS)
  await expect(answer).rejects.toThrow('says nothing')
})

test('a newer one is there once it is downloaded, however long that takes within a minute', async () => {
  const answer = newerRelease.isThere()
  const heard = jest.fn()
  void answer.then(heard)
  listeners.check({ hasUpdate: true })
  jest.advanceTimersByTime(MINUTE_MS - 1)
  await Promise.resolve()
  expect(heard).not.toHaveBeenCalled()
  listeners.ready()
  await expect(answer).resolves.toBe(true)
})

test('a newer one that cannot be downloaded is none that a start brings', async () => {
  const answer = newerRelease.isThere()
  listeners.check({ hasUpdate: true })
  listeners.failed()
  await expect(answer).rejects.toThrow()
})

test('one that was downloaded before anybody asked is there, though WeChat says nothing more', async () => {
  // Last of the tests: it is remembered for as long as the app runs.
  const onReady = jest.fn()
  watchAppUpdate(onReady)
  listeners.ready()
  expect(onReady).toHaveBeenCalledTimes(1)
  await expect(newerRelease.isThere()).resolves.toBe(true)
})
