import { UNEXPECTED_DATA_ERROR, checkSameId } from '@/domain/same-id'

describe('checking that a reply speaks of the requested order', () => {
  it('passes the reply on when the ids agree', () => {
    const reply = { id: '42', orderNo: 'VL1' }
    expect(checkSameId('42', reply)).toBe(reply)
  })

  it('fails with "Unexpected data" when they differ', () => {
    expect(() => checkSameId('42', { id: '43' })).toThrow(
      expect.objectContaining({ name: UNEXPECTED_DATA_ERROR, message: 'Unexpected data' }),
    )
  })
})
