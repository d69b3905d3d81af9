import type { Right } from '@/wire/schemas/right'
import { RightStatus } from '@/wire/enums/right'
import { noteText, whenText } from '@/features/rights/right-texts'
import { right } from './right-fixture'

const money: Right = { ...right, quantity: null, note: 'Off the price of your car' }

test('what came off the price of a car is said once', () => {
  const used: Right = { ...money, status: RightStatus.used }
  expect(noteText(money)).toBe('Off the price of your car')
  expect([noteText(used), whenText(used, 0).text]).toEqual([undefined, 'Taken off the price of the car'])
})
