import { renderHook } from '@testing-library/react'
import { standardChoice } from '@/domain/configuration/catalogue'
import type { CarState } from '@/features/configurator/car/car-store'
import { useStageLook } from '@/features/configurator/picture/use-stage-look'
import { storage } from '@/platform/storage'
import { leaveStageLook } from '@/services/configuration/stage-look'
import { makeModelDetail, makeVersion } from '../../../../support/samples/model-detail'

const version = makeVersion()
const model = makeModelDetail(version)
const codes = { exterior: 'green', wheels: 'none', interior: 'none' }
const stateOf = (orderId?: string): CarState => ({
  model,
  car: { version, chosen: standardChoice(version) },
  orderId,
  past: [],
})

/** What is tapped while the configurator shows one car after the other; null is none yet. */
const tappedOn = (...states: (CarState | null)[]): readonly string[] => {
  const tapped: string[] = []
  const { rerender } = renderHook(({ state }) => useStageLook(state, (options) => void tapped.push(...options)), {
    initialProps: { state: states[0] ?? null },
  })
  states.slice(1).forEach((state) => rerender({ state }))
  return tapped
}

beforeEach(() => storage.keys().forEach(storage.remove))

it('what was chosen in 3D is tapped for the draft, also where the car comes after the page', () => {
  leaveStageLook({ modelId: model.id, ...codes })
  expect(tappedOn(null, stateOf())).toEqual(['green'])
})

it('what was chosen in 3D for the draft changes no order, and what was chosen for an order changes that one alone', () => {
  leaveStageLook({ modelId: model.id, ...codes })
  expect(tappedOn(stateOf('o1'))).toEqual([])
  leaveStageLook({ modelId: model.id, orderId: 'o1', ...codes })
  expect(tappedOn(stateOf(), stateOf('o2'))).toEqual([])
  expect(tappedOn(stateOf('o1'))).toEqual(['green'])
})
