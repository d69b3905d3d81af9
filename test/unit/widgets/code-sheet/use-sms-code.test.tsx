import { act, render, renderHook, screen } from '@testing-library/react'
import { ErrorCode, type RetryAfterData } from '@/wire/errors'
import { SmsType } from '@/wire/enums/platform'
import { SECOND_MS } from '@/domain/time/duration'
import { sendSmsCode } from '@/services/api/account'
import { ApiError } from '@/services/request/errors'
import { serverNow } from '@/services/server-clock'
import { alertDialog } from '@/ui/popup/dialogs'
import { CodeSheet } from '@/widgets/code-sheet'
import { useSmsCode } from '@/widgets/code-sheet/use-sms-code'

jest.mock('@/services/api/account', () => ({ sendSmsCode: jest.fn() }))
jest.mock('@/ui/popup/dialogs', () => ({ alertDialog: jest.fn() }))

const PHONE = '13800004417'
const sent = { expiresInSeconds: 300, resendAfterSeconds: 60 }
const tooOften = (data: RetryAfterData) => new ApiError('business', ErrorCode.smsTooOften, 'Later, please.', data)
const A_DAY = { retryAfterSeconds: 80_000 }
const A_MOMENT = { retryAfterSeconds: 40, isCodeSent: true } as const

const check = jest.fn<Promise<void>, [string]>()
const open = () => {
  const { result } = renderHook(() => useSmsCode({ phone: PHONE, smsType: SmsType.accountDeletion, check }))
  return { code: () => result.current, send: () => act(() => result.current.send()) }
}

beforeEach(() => {
  jest.mocked(sendSmsCode).mockReset().mockResolvedValue(sent)
  jest.mocked(alertDialog).mockClear()
})

it('says why no code was sent, and does not ask for one, where the server refused to send any', async () => {
  jest.mocked(sendSmsCode).mockRejectedValue(tooOften(A_DAY))
  const { code, send } = open()
  await send()
  expect(code().isOpen).toBe(false)
  expect(alertDialog).toHaveBeenCalledWith({ title: 'No code was sent', text: 'Later, please.' })
})

it('asks for the code that was sent before and can still be typed', async () => {
  jest.mocked(sendSmsCode).mockRejectedValue(tooOften(A_MOMENT))
  const { code, send } = open()
  await send()
  expect(code()).toMatchObject({ isOpen: true, error: undefined })
  expect(code().resendAtMs).toBeGreaterThan(serverNow())
  expect(alertDialog).not.toHaveBeenCalled()
})

it('opens without the error of the time before', async () => {
  check.mockRejectedValueOnce(new ApiError('business', ErrorCode.wrongCode, 'The code is wrong.'))
  const { code, send } = open()
  await send()
  await act(() => code().submit('123456'))
  expect(code().error).toBe('The code is wrong.')
  act(() => code().close())
  jest.mocked(sendSmsCode).mockRejectedValue(tooOften(A_MOMENT))
  await send()
  expect(code()).toMatchObject({ isOpen: true, error: undefined })
})

it('what was typed stays where the network is to blame, and goes where the code is wrong', async () => {
  const { code, send } = open()
  await send()
  act(() => code().type('123456'))
  check.mockRejectedValueOnce(new ApiError('network', 0, 'No connection.'))
  await act(() => code().submit('123456'))
  expect(code()).toMatchObject({ digits: '123456', isOpen: true })
  check.mockRejectedValueOnce(new ApiError('business', ErrorCode.wrongCode, 'The code is wrong.'))
  await act(() => code().submit('123456'))
  expect(code()).toMatchObject({ digits: '', error: 'The code is wrong.' })
})

it('a spent code is not typed again, until another one was sent', async () => {
  const { code, send } = open()
  await send()
  check.mockReset().mockRejectedValueOnce(new ApiError('business', ErrorCode.codeTriesSpent, 'Ask for another code.'))
  await act(() => code().submit('123456'))
  act(() => code().type('1'))
  await act(() => code().submit('123456'))
  expect(code()).toMatchObject({ digits: '', error: 'Ask for another code.' })
  expect(check).toHaveBeenCalledTimes(1)
  await send()
  act(() => code().type('1'))
  expect(code()).toMatchObject({ digits: '1', error: undefined })
})

it('an open sheet says under the boxes why no other code comes', async () => {
  const { code, send } = open()
  await send()
  jest.mocked(sendSmsCode).mockRejectedValue(tooOften({ ...A_DAY, isCodeSent: true }))
  await send()
  expect(code()).toMatchObject({ isOpen: true, error: 'Later, please.' })
})

it.each([
  [42, 'Resend in 42 s'],
  [18_000, 'Resend in 05:00:00'],
])('a wait of %i seconds is written for people: %s', (seconds, label) => {
  const { code } = open()
  render(
    <CodeSheet
      code={{ ...code(), isOpen: true, resendAtMs: serverNow() + seconds * SECOND_MS }}
      phone="138 **** 4417"
    />,
  )
  expect(screen.getByRole('button', { name: label })).toHaveAttribute('aria-disabled', 'true')
})
