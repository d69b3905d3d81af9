import { Gender } from '@/wire/enums/buyer'
import { DAY_MS } from '@/domain/time/duration'
import { storedSlot } from '@/services/storage/stored-slot'
import { isCity } from '@/widgets/places/chosen-places'
import type { ProfileValues } from './values'

interface ProfileDraft {
  /** Whose it is: nobody else on this phone sees it. */
  userId: string
  values: ProfileValues
}

const LIFETIME_MS = 7 * DAY_MS

const isAvatar = (value: unknown): value is ProfileValues['avatar'] =>
  value === null ||
  (typeof value === 'object' &&
    'path' in value &&
    typeof value.path === 'string' &&
    'url' in value &&
    typeof value.url === 'string')

const isValues = (value: unknown): value is ProfileValues => {
  if (typeof value !== 'object' || value === null) return false
  const { avatar, nickName, gender, birthday, area, biography } = value as Partial<ProfileValues>
  return (
    isAvatar(avatar) &&
    [nickName, birthday, biography].every((text) => typeof text === 'string') &&
    Object.values<unknown>(Gender).includes(gender) &&
    (area === null || isCity(area))
  )
}

const isDraft = (value: unknown): value is ProfileDraft => {
  if (typeof value !== 'object' || value === null) return false
  const { userId, values } = value as Partial<ProfileDraft>
  return typeof userId === 'string' && isValues(values)
}

/** What was changed and is not saved yet, for a reload and a closed app. */
const draftSlot = storedSlot<ProfileDraft>('profile-draft', { isValue: isDraft, lifetimeMs: LIFETIME_MS })

/** What a user changed earlier, or undefined. */
export const readDraft = (userId: string): ProfileValues | undefined => {
  const draft = draftSlot.read()
  return draft?.userId === userId ? draft.values : undefined
}

export const keepDraft = (userId: string, values: ProfileValues): void => draftSlot.write({ userId, values })

export const dropDraft = (): void => draftSlot.clear()
