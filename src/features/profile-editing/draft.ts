import { Gender } from '@/wire/enums/buyer'
import { DAY_MS } from '@/domain/time/duration'
import { isRecord } from '@/services/storage/is-record'
import { ownSlot } from '@/services/storage/own-slot'
import { isCity } from '@/widgets/places/chosen-places'
import type { ProfileValues } from './values'

/** What was changed of a profile and is not saved yet; all else is as the server has it. */
export type ProfileDraft = Partial<ProfileValues>

const LIFETIME_MS = 7 * DAY_MS

const isString = (value: unknown): boolean => typeof value === 'string'

const FIELDS = {
  avatar: (value) => value === null || (isRecord(value) && isString(value.path) && isString(value.url)),
  nickName: isString,
  gender: (value) => Object.values<unknown>(Gender).includes(value),
  birthday: isString,
  area: (value) => value === null || isCity(value),
  biography: isString,
} as const satisfies Record<keyof ProfileValues, (value: unknown) => boolean>

const isDraft = (value: unknown): value is ProfileDraft =>
  isRecord(value) && Object.entries(FIELDS).every(([field, isValid]) => !(field in value) || isValid(value[field]))

/** The draft of a user, for a reload and a closed app. */
export const draftSlotOf = ownSlot<ProfileDraft>('profile-draft', { isValue: isDraft, lifetimeMs: LIFETIME_MS })

/** What differs from what the server has: what was changed back is as it was. */
export const draftOf = (told: ProfileValues, values: ProfileValues): ProfileDraft =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(told[field as keyof ProfileValues]),
    ),
  )
