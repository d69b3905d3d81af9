import { fingerprint } from '../../../server/modules/idempotency/fingerprint'

const PATH = '/app/order/placeSmall'

describe('the fingerprint of a request', () => {
  it.each([
    [
      { a: 1, b: { c: [1, 2], d: null } },
      { b: { d: null, c: [1, 2] }, a: 1 },
    ],
    [{ a: 1, left: undefined }, { a: 1 }],
  ])('is the same for %j and %j', (one, other) => {
    expect(fingerprint(PATH, one)).toBe(fingerprint(PATH, other))
  })

  it.each([
    [{ a: 1 }, { a: '1' }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: null }, {}],
    [{ a: 'x","b":"y' }, { a: 'x', b: 'y' }],
    [[], {}],
  ])('differs for %j and %j', (one, other) => {
    expect(fingerprint(PATH, one)).not.toBe(fingerprint(PATH, other))
  })

  it('differs from one path to another', () => {
    expect(fingerprint(PATH, {})).not.toBe(fingerprint('/app/payOrder/cancel', {}))
  })
})
