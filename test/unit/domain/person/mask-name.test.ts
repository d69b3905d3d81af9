import { maskName } from '@/domain/person/mask-name'

it.each([
  ['Zhou Yining', 'Z**'],
  ['  周以宁 ', '周**'],
  ['𠮷野', '𠮷**'],
  [' ', null],
])('of the name "%s" others see %p', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})
