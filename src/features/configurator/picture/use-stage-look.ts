import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { LOOK_GROUPS, optionsOfGroup, type LookGroup } from '@/domain/configuration/look-group'
import { takeStageLook, type StageLook } from '@/services/configuration/stage-look'
import { draftIdOf, type CarState } from '../car/car-store'
import { chosenIn } from '../car/names'

/** The options to tap so that the car looks as it did in 3D; what the version does not offer is left as it is. */
const optionsOfLook = ({ car: { version } }: CarState, look: StageLook): string[] =>
  LOOK_GROUPS.flatMap(
    (group) => optionsOfGroup(version, group).find(({ code }) => code === look[group])?.attributeNo ?? [],
  )

/** What the 3D page is opened with: the looks of the car, by their codes. */
export const lookParams = ({ model, car }: CarState) => {
  const codeIn = (group: LookGroup) => chosenIn(car.version, car.chosen, group)?.code
  const [paint, wheels, interior] = LOOK_GROUPS.map(codeIn)
  return {
    model: model.id,
    ...(paint !== undefined && { paint }),
    ...(wheels !== undefined && { wheels }),
    ...(interior !== undefined && { interior }),
  }
}

/** Takes over what was chosen in 3D, whenever the page is shown. */
export function useStageLook(state: CarState | null, tapAll: (attributeNos: readonly string[]) => void): void {
  const latest = useRef({ state, tapAll })
  latest.current = { state, tapAll }

  const takeOver = () => {
    const { state: now, tapAll: tap } = latest.current
    const look = now && takeStageLook({ modelId: now.model.id, orderId: now.orderId })
    if (now && look) tap(optionsOfLook(now, look))
  }
  useDidShow(takeOver)
  // After a reload the page is shown before the car is there.
  const draftId = state && draftIdOf(state)
  useEffect(takeOver, [draftId])
}
