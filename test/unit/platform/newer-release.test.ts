/** @jest-environment jsdom */
import { MINUTE_MS } from '@/domain/time/duration'
import { newerRelease } from '@/platform/newer-release'
import { installFakeXhr, lastSent } from '../../support/jest/fake-xhr'

const OPEN = ['./js/en/vendor.c4cf39d1.js', './js/en/app.1a2b3c4d.js']

const tagsOf = (scripts: readonly string[]): string =>
  scripts.map((src) => `<script type="app" src="${src}"></script>`).join('')
const pageOf = (scripts: readonly string[]): string => `<!doctype html><body>${tagsOf(scripts)}</body>`

beforeEach(() => {
  installFakeXhr()
  // What was fetched since it was opened is no part of what a release begins with.
  document.body.innerHTML = tagsOf([...OPEN, './js/texts-zh.9a41caf0.js', 'https://maps.example/loader.js'])
})

test.each([
  ['the scripts of another release', ['./js/en/vendor.9f8e7d6c.js', './js/en/app.5e6f7a8b.js'], true],
  ['a release that left the libraries as they are', ['./js/en/vendor.c4cf39d1.js', './js/en/app.5e6f7a8b.js'], true],
  ['its own scripts', OPEN, false],
  ['its own scripts in the other language', OPEN.map((src) => src.replace('/en/', '/zh/')), false],
])('a page that has %s on the server is told so', async (_what, scripts, isNewer) => {
  const answer = newerRelease.isThere()
  expect(lastSent()).toMatchObject({ method: 'GET', url: '/', headers: { 'Cache-Control': 'no-cache' } })
  lastSent().reply(200, pageOf(scripts))
  await expect(answer).resolves.toBe(isNewer)
})

test.each([204, 206, 304, 503])('an answer of %d says nothing of a newer release', async (status) => {
  const answer = newerRelease.isThere()
  lastSent().reply(status, pageOf(['./js/en/app.5e6f7a8b.js']))
  await expect(answer).rejects.toThrow(String(status))
})

test('a page without scripts, as of a network that wants a login, says nothing of a newer release', async () => {
  const answer = newerRelease.isThere()
  lastSent().reply(200, pageOf([]))
  await expect(answer).rejects.toThrow('no scripts')
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
