/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { standardChoice } from '@/domain/configuration/catalogue'
import type { Car } from '@/features/configurator/car/car-store'
import { useTaps } from '@/features/configurator/conflict/use-taps'
import { makeVersion } from '../../../../support/samples/model-detail'

const version = makeVersion()

const start = () => {
  let car: Car = { version, chosen: standardChoice(version) }
  const { result } = renderHook(() =>
    useTaps({
      read: () => car,
      change: (next) => {
        car = next
      },
    }),
  )
  return { taps: result, chosen: () => car.chosen }
}

describe('taps on options', () => {
  it('change the car at once when they do what they say', () => {
    const { taps, chosen } = start()
    act(() => taps.current.tap('green'))
    expect(chosen()).toContain('green')
    expect(taps.current.question).toBeNull()
  })

  it('wait for the answer when they do more', () => {
    const { taps, chosen } = start()
    act(() => taps.current.tap('lounge'))
    expect(taps.current.question?.title).toBe('lounge needs the comfort')
    expect(chosen()).not.toContain('lounge')
    act(() => taps.current.answer(true))
    expect(chosen()).toEqual(expect.arrayContaining(['lounge', 'comfort', 'winter']))
  })

  it('leave the car as it was when the answer is no', () => {
    const { taps, chosen } = start()
    act(() => taps.current.tap('lounge'))
    act(() => taps.current.answer(false))
    expect(chosen()).toEqual(standardChoice(version))
  })

  it('go on with the others after a question, whatever the answer', () => {
    const { taps, chosen } = start()
    act(() => taps.current.tapAll(['green', 'night', 'turbine']))
    expect(taps.current.question?.title).toBe('night does not go with green')
    expect(chosen()).not.toContain('turbine')
    act(() => taps.current.answer(false))
    expect(chosen()).toEqual(expect.arrayContaining(['green', 'turbine']))
    expect(taps.current.question).toBeNull()
  })
})
