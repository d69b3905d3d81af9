import { LOOK_GROUPS, type LookGroup } from '@/domain/configuration/look-group'
import { isRecord } from '../storage/is-record'
import { storedSlot } from '../storage/stored-slot'

/** How a car looks, by the codes of its paint, wheels and trim. */
export interface StageLook extends Readonly<Record<LookGroup, string>> {
  readonly modelId: string
}

const NAMES: readonly (keyof StageLook)[] = ['modelId', ...LOOK_GROUPS]

const isLook = (value: unknown): value is StageLook =>
  isRecord(value) && NAMES.every((name) => typeof value[name] === 'string')

const slot = storedSlot<StageLook>('stage-look', { isValue: isLook })

/** Leaves the look that was chosen in 3D for the configurator; stored, for a reload may come between. */
export const leaveStageLook = (look: StageLook): void => slot.write(look)

/** Takes, once, the look that was left for a model; undefined when there is none. */
export const takeStageLook = (modelId: string): StageLook | undefined => {
  const look = slot.read()
  if (look?.modelId !== modelId) return undefined
  slot.clear()
  return look
}
