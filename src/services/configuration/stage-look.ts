import { LOOK_GROUPS, type LookGroup } from '@/domain/configuration/look-group'
import { currentUserId } from '../session/session'
import { isRecord } from '../storage/is-record'
import { storedSlot } from '../storage/stored-slot'

/** The car on the stage: that of an order, or without one the shopper's own draft of the model. */
export interface StagedCar {
  readonly modelId: string
  readonly orderId?: string | undefined
}

/** How a car looks, by the codes of its paint, wheels and trim. */
export interface StageLook extends StagedCar, Readonly<Record<LookGroup, string>> {}

/** A look and who chose it; a visitor is nobody. */
type LeftLook = StageLook & { readonly readerId?: string | undefined }

const NAMES: readonly (keyof StageLook)[] = ['modelId', ...LOOK_GROUPS]

const isLook = (value: unknown): value is LeftLook =>
  isRecord(value) && NAMES.every((name) => typeof value[name] === 'string')

const slot = storedSlot<LeftLook>('stage-look', { isValue: isLook })

/** Leaves the look that was chosen in 3D for the configurator; stored, for a reload may come between. */
export const leaveStageLook = (look: StageLook): void => slot.write({ ...look, readerId: currentUserId() })

/** Whether it is of who reads now. One of an order, left after the login had ended, is of whom the server shows that order. */
const isReaders = ({ readerId, orderId }: LeftLook): boolean =>
  readerId === currentUserId() || (readerId === undefined && orderId !== undefined)

/** Takes, once, the look that this user left for a car; undefined when there is none. */
export const takeStageLook = ({ modelId, orderId }: StagedCar): StageLook | undefined => {
  const left = slot.read()
  if (left === undefined) return undefined
  if (left.modelId !== modelId || left.orderId !== orderId || !isReaders(left)) return undefined
  const { readerId: _, ...look } = left
  slot.clear()
  return look
}

/** Lets go of the look that was left for a draft in whose place another car has come. */
export const dropStageLook = (modelId: string): void => void takeStageLook({ modelId })
