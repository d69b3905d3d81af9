import { inFours } from '@/domain/in-fours'

test.each([
  ['48291607', '4829 1607'],
  ['K7M2Q9XAB', 'K7M2 Q9XA B'],
  ['123', '123'],
  ['', ''],
])('the code %s is read out as "%s"', (code, groups) => {
  expect(inFours(code)).toBe(groups)
})
