import { ErrorCode } from '@/wire/errors'
import { outcomeOfFailure } from '@/features/ordering/placing/outcome'
import { ApiError } from '@/services/request/errors'

const refusal = (code: number, data: unknown = null) => new ApiError('business', code, 'The text of the server.', data)

describe('an order that was not placed', () => {
  it('shows old and new when the price has changed', () => {
    const data = { oldAmountFen: 100_000, newAmountFen: 120_000 }
    expect(outcomeOfFailure(refusal(ErrorCode.priceChanged, data))).toEqual({ kind: 'priceChanged', ...data })
  })

  it.each([
    [ErrorCode.invalidField, 'cerNo'],
    [ErrorCode.buyerNameUnprintable, 'subjectName'],
  ])('names the field that the server does not accept (%i)', (code, field) => {
    expect(outcomeOfFailure(refusal(code, { field }))).toEqual({
      kind: 'refused',
      text: 'The text of the server.',
      field,
    })
  })

  it('does not ask to accept a price that it was not told', () => {
    expect(outcomeOfFailure(refusal(ErrorCode.priceChanged))).toMatchObject({ kind: 'refused' })
  })

  it.each([
    ['soldOut', ErrorCode.soldOut],
    ['saleClosed', ErrorCode.saleClosed],
    ['saleNotOpen', ErrorCode.saleNotOpen],
    ['modelNotFound', ErrorCode.modelNotFound],
    ['versionNotFound', ErrorCode.versionNotFound],
    ['noLongerOffered', ErrorCode.noLongerOffered],
  ])('is not on sale after %s, in the words of the server', (_name, code) => {
    expect(outcomeOfFailure(refusal(code))).toEqual({ kind: 'notOnSale', text: 'The text of the server.' })
  })

  it.each([
    ['a line in which it is not the shopper’s turn', refusal(ErrorCode.turnNeeded), 'turnNeeded'],
    ['agreements that changed', refusal(ErrorCode.agreementOutdated), 'agreementOutdated'],
    ['a small order that went back meanwhile', refusal(ErrorCode.orderStateChanged), 'linkLost'],
    ['a small order that is not there', refusal(ErrorCode.orderNotFound), 'linkLost'],
    ['a shop that closed', refusal(ErrorCode.shopNotFound), 'shopGone'],
    ['an earlier try that went through with other choices', refusal(ErrorCode.idempotencyKeyReused), 'placedBefore'],
    ['a session that ended', new ApiError('auth', ErrorCode.sessionExpired, ''), 'loggedOut'],
    ['a lost reply', new ApiError('network', 0, 'timeout'), 'unknown'],
    ['a server in trouble', refusal(ErrorCode.unavailable), 'unknown'],
    ['a proxy in trouble', new ApiError('http', 502, ''), 'unknown'],
    ['a reply that is no envelope', new ApiError('http', 200, ''), 'unknown'],
    ['a fault of our own, which may come after the answer', new TypeError('x is not a function'), 'unknown'],
    ['any other refusal', refusal(ErrorCode.invalidField), 'refused'],
  ])('tells %s apart', (_what, error, kind) => {
    expect(outcomeOfFailure(error)).toMatchObject({ kind })
  })
})
