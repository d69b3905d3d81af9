/** @jest-environment jsdom */
import { ErrorCode } from '@/wire/errors'
import { askForCode, isCodeOnItsWay } from '@/features/login/ask-for-code'
import { pendingCodeSlot } from '@/features/login/pending-code'
import { storedSlot } from '@/services/storage/stored-slot'
import { installFakeXhr, lastSent } from '../../../support/jest/fake-xhr'

const PHONE = '13800004417'
const NOW_MS = Date.UTC(2026, 10, 20, 4)

beforeEach(() => {
  jest.useFakeTimers({ now: NOW_MS })
  localStorage.clear()
  installFakeXhr()
})
afterEach(() => jest.useRealTimers())

describe('asking for a code', () => {
  it('keeps number and waiting time for a reload', async () => {
    const answer = askForCode(PHONE)
    lastSent().succeed({ expiresInSeconds: 300, resendAfterSeconds: 60 })
    expect(await answer).toEqual({ kind: 'sent', resendAtMs: NOW_MS + 60_000 })
    expect(pendingCodeSlot.read()).toEqual({ phone: PHONE, resendAtMs: NOW_MS + 60_000 })
  })

  it('knows for how long the server wants the shopper to wait', async () => {
    const answer = askForCode(PHONE)
    lastSent().refuse(ErrorCode.smsTooOften, 'Please try again in 47 seconds.', { retryAfterSeconds: 47 })
    expect(await answer).toEqual({
      kind: 'tooOften',
      retryAtMs: NOW_MS + 47_000,
      text: 'Please try again in 47 seconds.',
    })
    expect(pendingCodeSlot.read()).toBeUndefined()
  })

  it('keeps a code of before that can still be typed, with the wait that the server tells', async () => {
    pendingCodeSlot.write({ phone: '13900004417', resendAtMs: NOW_MS + 50_000 })
    const answer = askForCode(PHONE)
    const text = 'A code was sent not long ago.'
    lastSent().refuse(ErrorCode.smsTooOften, text, { retryAfterSeconds: 47, isCodeSent: true })
    expect(await answer).toEqual({ kind: 'sentBefore', resendAtMs: NOW_MS + 47_000, text })
    expect(pendingCodeSlot.read()).toEqual({ phone: PHONE, resendAtMs: NOW_MS + 47_000 })
  })

  it('tells why it failed otherwise', async () => {
    const answer = askForCode(PHONE)
    lastSent().refuse(ErrorCode.invalidPhone, 'Please enter an 11-digit mobile number.')
    expect(await answer).toEqual({ kind: 'failed', text: 'Please enter an 11-digit mobile number.' })
  })

  it('is not needed for the same number while a code is on its way', () => {
    pendingCodeSlot.write({ phone: PHONE, resendAtMs: NOW_MS + 60_000 })
    expect(isCodeOnItsWay(PHONE)).toBe(true)
    expect(isCodeOnItsWay('13900004417')).toBe(false)
    jest.setSystemTime(NOW_MS + 60_000)
    expect(isCodeOnItsWay(PHONE)).toBe(false)
  })

  it('is needed where the wait is longer than a code is sure to live', () => {
    pendingCodeSlot.write({ phone: PHONE, resendAtMs: NOW_MS + 60_001 })
    expect(isCodeOnItsWay(PHONE)).toBe(false)
  })

  it('does not believe a stored number that is none', () => {
    const anything = storedSlot('pending-code', { isValue: (value): value is unknown => value !== undefined })
    anything.write({ phone: PHONE, resendAtMs: NOW_MS })
    expect(pendingCodeSlot.read()).toBeDefined()
    anything.write({ phone: '<script>', resendAtMs: NOW_MS })
    expect(pendingCodeSlot.read()).toBeUndefined()
  })
})
