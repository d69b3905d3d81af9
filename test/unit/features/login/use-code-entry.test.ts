/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { ErrorCode } from '@/wire/errors'
import { pendingCodeSlot } from '@/features/login/pending-code'
import { useCodeEntry } from '@/features/login/use-code-entry'
import { session } from '@/services/session/session'
import { FakeXhr, installFakeXhr, lastSent } from '../../../support/jest/fake-xhr'

const pending = { phone: '13800004417', resendAtMs: 0 }
const user = { id: 'user-1', nickName: 'Zhou', phone: '13800004417', avatar: '', agreementsUpdated: false }

beforeEach(() => {
  localStorage.clear()
  installFakeXhr()
  pendingCodeSlot.write(pending)
})

const enter = () => renderHook(() => useCodeEntry(pending))

/** Submits a code and lets the server answer. */
const submit = async ({ result }: ReturnType<typeof enter>, answer: (xhr: FakeXhr) => void): Promise<void> => {
  await act(async () => {
    const done = result.current.submit('123456')
    // The host app's own login code comes first.
    await Promise.resolve()
    answer(lastSent())
    await done
  })
}

describe('entering the code', () => {
  it('logs in with the agreements that were accepted before, and forgets the code', async () => {
    const entry = enter()
    await submit(entry, (xhr) => xhr.succeed({ userInfo: user, token: 'token-1', agreementsUpdated: false }))
    expect(JSON.parse(String(lastSent().body))).toEqual({
      jsCode: '',
      phoneNumber: '13800004417',
      verificationCode: '123456',
      agreementsAgreed: true,
    })
    expect(session.getState().status).toBe('loggedIn')
    expect(pendingCodeSlot.read()).toBeUndefined()
  })

  it('sends a code once, however often it is submitted', async () => {
    const { result } = enter()
    await act(async () => {
      void result.current.submit('123456')
      void result.current.submit('123456')
      await Promise.resolve()
    })
    expect(FakeXhr.sent).toHaveLength(1)
  })

  it('clears a wrong code and keeps the number', async () => {
    const entry = enter()
    act(() => entry.result.current.type('123456'))
    await submit(entry, (xhr) => xhr.refuse(ErrorCode.wrongCode, 'That code is not right.'))
    expect(entry.result.current).toMatchObject({ digits: '', error: 'That code is not right.', isCodeSpent: false })
    expect(pendingCodeSlot.read()).toEqual(pending)
  })

  it('keeps the digits when the connection is lost', async () => {
    const entry = enter()
    act(() => entry.result.current.type('123456'))
    await submit(entry, (xhr) => xhr.fail())
    expect(entry.result.current).toMatchObject({ digits: '123456', isCodeSpent: false, isBusy: false })
  })

  it('takes no more digits once the code is spent, until a new one was sent', async () => {
    const entry = enter()
    await submit(entry, (xhr) => xhr.refuse(ErrorCode.codeTriesSpent, 'Please ask for a new one.'))
    act(() => entry.result.current.type('1'))
    expect(entry.result.current).toMatchObject({ digits: '', isCodeSpent: true })

    await act(async () => {
      const sent = entry.result.current.resend()
      lastSent().succeed({ expiresInSeconds: 300, resendAfterSeconds: 60 })
      await sent
    })
    act(() => entry.result.current.type('1'))
    expect(entry.result.current).toMatchObject({ digits: '1', error: undefined, isCodeSpent: false })
  })

  it('takes a new code whose reply was lost once the server tells that it was sent', async () => {
    const entry = enter()
    await submit(entry, (xhr) => xhr.refuse(ErrorCode.codeTriesSpent, 'Please ask for a new one.'))
    const resend = (answer: (xhr: FakeXhr) => void) =>
      act(async () => {
        const asked = entry.result.current.resend()
        answer(lastSent())
        await asked
      })
    await resend((xhr) => xhr.fail())
    expect(entry.result.current.isCodeSpent).toBe(true)
    const sentBefore = { retryAfterSeconds: 47, isCodeSent: true }
    await resend((xhr) => xhr.refuse(ErrorCode.smsTooOften, 'A code was sent not long ago.', sentBefore))
    expect(entry.result.current).toMatchObject({ digits: '', isCodeSpent: false })
    act(() => entry.result.current.type('1'))
    expect(entry.result.current.digits).toBe('1')
  })

  it('says why no other code comes while the one of before can be typed, and keeps what was typed', async () => {
    const entry = enter()
    act(() => entry.result.current.type('12'))
    await act(async () => {
      const asked = entry.result.current.resend()
      lastSent().refuse(ErrorCode.smsTooOften, 'A code was sent not long ago.', {
        retryAfterSeconds: 47,
        isCodeSent: true,
      })
      await asked
    })
    expect(entry.result.current).toMatchObject({ digits: '12', error: 'A code was sent not long ago.' })
    expect(entry.result.current.resendAtMs).toBeGreaterThan(Date.now())
    act(() => entry.result.current.type('123'))
    expect(entry.result.current.digits).toBe('123')
  })
})
