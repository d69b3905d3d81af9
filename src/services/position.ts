import type { MapPoint } from '@/domain/area/gcj02'
import { askPosition } from '@/platform/position'
import type { PositionAnswer } from '@/platform/position/types'

let known: MapPoint | null = null

/** Where the phone was when the shopper last asked for it in this visit; nothing asks for it by itself. */
export const knownPosition = (): MapPoint | null => known

/** Finds the phone, because the shopper asked for it. */
export const findPosition = async (): Promise<PositionAnswer> => {
  const answer = await askPosition()
  if (answer.kind === 'found') known = { longitude: answer.longitude, latitude: answer.latitude }
  return answer
}
