import { ErrorCode } from '@/wire/errors'
import { codeFailureOf } from '@/widgets/code-sheet/code-failure'
import { ApiError } from '@/services/request/errors'

const refusal = (code: number) => new ApiError('business', code, 'the server says why')

describe('a code that did not log in', () => {
  it('is typed anew when it was wrong', () => {
    expect(codeFailureOf(refusal(ErrorCode.wrongCode))).toEqual({
      text: 'the server says why',
      isCodeSpent: false,
      keepsDigits: false,
    })
  })

  it.each([ErrorCode.codeExpired, ErrorCode.codeTriesSpent])('needs a new one after refusal %i', (code) => {
    expect(codeFailureOf(refusal(code))).toMatchObject({ isCodeSpent: true, keepsDigits: false })
  })

  it.each([new ApiError('network', 0, ''), refusal(ErrorCode.loginTooOften)])(
    'stays for another try after %s',
    (error) => {
      expect(codeFailureOf(error)).toMatchObject({ isCodeSpent: false, keepsDigits: true })
    },
  )
})
