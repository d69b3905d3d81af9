/** @jest-environment jsdom */
import { arrivalSlot, noteArrival } from '@/services/session/arrival'

beforeEach(() => arrivalSlot.clear())

test('an ambassador and a source of a link are kept until somebody registers', () => {
  noteArrival({ starId: 'star-7', channelSource: 'baidu', id: 'night' })
  expect(arrivalSlot.read()).toEqual({ starId: 'star-7', channelSource: 'baidu' })
})

test('a link that names nobody leaves who was named before', () => {
  noteArrival({ starId: 'star-7' })
  noteArrival({ id: 'night' })
  expect(arrivalSlot.read()).toEqual({ starId: 'star-7' })
})

test.each([{ channelSource: 'elsewhere' }, { starId: 'x'.repeat(65) }, { starId: '' }])('%j is not kept', (params) => {
  noteArrival(params)
  expect(arrivalSlot.read()).toBeUndefined()
})
