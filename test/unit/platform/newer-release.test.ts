/** @jest-environment jsdom */
import { MINUTE_MS } from '@/domain/time/duration'
import { newerRelease } from '@/platform/newer-release'
import { installFakeXhr, lastSent } from '../../support/jest/fake-xhr'

const pageOf = (script: string): string => `<!doctype html><script src="${script}"></script>`

beforeEach(() => {
  installFakeXhr()
  document.body.innerHTML = '<script src="./js/en/app.1a2b3c4d.js"></script>'
})

test.each([
  ['the scripts of another release', './js/en/app.5e6f7a8b.js', true],
  ['its own scripts', './js/en/app.1a2b3c4d.js', false],
])('a page that has %s on the server is told so', async (_what, script, isNewer) => {
  const answer = newerRelease.isThere()
  expect(lastSent()).toMatchObject({ method: 'GET', url: '/', headers: { 'Cache-Control': 'no-cache' } })
  lastSent().reply(200, pageOf(script))
  await expect(answer).resolves.toBe(isNewer)
})

test.each([204, 206, 304, 503])('an answer of %d says nothing of a newer release', async (status) => {
  const answer = newerRelease.isThere()
  lastSent().reply(status, pageOf('./js/en/app.5e6f7a8b.js'))
  await expect(answer).rejects.toThrow(String(status))
})

test('who gets no answer for a minute is told that nobody can say', async () => {
  jest.useFakeTimers()
  const failed = jest.fn()
  newerRelease.isThere().catch(failed)
  await jest.advanceTimersByTimeAsync(MINUTE_MS - 1)
  expect(failed).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
