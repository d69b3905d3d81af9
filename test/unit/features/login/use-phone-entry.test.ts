/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { ErrorCode } from '@/wire/errors'
import { usePhoneEntry } from '@/features/login/use-phone-entry'
import { installFakeXhr, lastSent, type FakeXhr } from '../../../support/jest/fake-xhr'

const TOO_OFTEN = 'A code was sent not long ago.'

beforeEach(() => {
  localStorage.clear()
  installFakeXhr()
})

/** Asks for a code, agreed, and lets the server answer. */
const askAt = async (answer: (xhr: FakeXhr) => void) => {
  const onCode = jest.fn(async () => undefined)
  const { result } = renderHook(() => usePhoneEntry(onCode))
  act(() => result.current.setPhone('13800004417'))
  await act(async () => {
    const done = result.current.agreeAndSubmit()
    answer(lastSent())
    await done
  })
  return { onCode, entry: result.current }
}

describe('asking for a code with the number', () => {
  it('leads to where a code of before is typed', async () => {
    const { onCode, entry } = await askAt((xhr) =>
      xhr.refuse(ErrorCode.smsTooOften, TOO_OFTEN, { retryAfterSeconds: 47, isCodeSent: true }),
    )
    expect(onCode).toHaveBeenCalledTimes(1)
    expect(entry.problem).toBeUndefined()
  })

  it('stays and says why, and how long to wait, where there is none to be typed', async () => {
    const { onCode, entry } = await askAt((xhr) =>
      xhr.refuse(ErrorCode.smsTooOften, TOO_OFTEN, { retryAfterSeconds: 47 }),
    )
    expect(onCode).not.toHaveBeenCalled()
    expect(entry).toMatchObject({ problem: TOO_OFTEN })
    expect(entry.retryAtMs).toBeGreaterThan(Date.now())
  })
})
