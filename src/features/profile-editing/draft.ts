import { Gender } from '@/wire/enums/buyer'
import { DAY_MS } from '@/domain/time/duration'
import { isRecord } from '@/services/storage/is-record'
import { ownSlot } from '@/services/storage/own-slot'
import { UNSENT_LIFETIME_MS } from '@/services/storage/unsent-uploads'
import { isCity } from '@/widgets/places/chosen-places'
import type { ProfileValues } from './values'

/** What was changed of a profile and is not saved yet; all else is as the server has it. */
export type ProfileDraft = Partial<ProfileValues>

type Picture = NonNullable<ProfileValues['avatar']>
/** All but the picture, which the server lets go of long before. */
type Entries = Omit<ProfileDraft, 'avatar'>

const LIFETIME_MS = 7 * DAY_MS

const isString = (value: unknown): boolean => typeof value === 'string'

const isPicture = (value: unknown): value is Picture => isRecord(value) && isString(value.path) && isString(value.url)

const FIELDS = {
  nickName: isString,
  gender: (value) => Object.values<unknown>(Gender).includes(value),
  birthday: isString,
  area: (value) => value === null || isCity(value),
  biography: isString,
} as const satisfies Record<keyof Entries, (value: unknown) => boolean>

const areEntries = (value: unknown): value is Entries =>
  isRecord(value) && Object.entries(FIELDS).every(([field, isValid]) => !(field in value) || isValid(value[field]))

const entriesOf = ownSlot<Entries>('profile-draft', { isValue: areEntries, lifetimeMs: LIFETIME_MS })
const pictureOf = ownSlot<Picture>('profile-picture', { isValue: isPicture, lifetimeMs: UNSENT_LIFETIME_MS })

/** Where the draft of a user is kept, for a reload and a closed app. */
export interface DraftSlot {
  /** Undefined where there is none: never begun, saved, or discarded. */
  read: () => ProfileDraft | undefined
  write: (draft: ProfileDraft) => void
  clear: () => void
}

/** The draft of a user. */
export const draftSlotOf = (userId: string): DraftSlot => {
  const entries = entriesOf(userId)
  const picture = pictureOf(userId)
  return {
    read() {
      const [changed, avatar] = [entries.read(), picture.read()]
      return changed || avatar ? { ...changed, ...(avatar && { avatar }) } : undefined
    },
    write({ avatar, ...rest }) {
      entries.write(rest)
      if (!avatar) return picture.clear()
      // Its time runs from the upload on, whatever is typed after it.
      if (picture.read()?.path !== avatar.path) picture.write(avatar)
    },
    clear() {
      entries.clear()
      picture.clear()
    },
  }
}

/** What differs from what the server has: what was changed back is as it was. */
export const draftOf = (told: ProfileValues, values: ProfileValues): ProfileDraft =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(told[field as keyof ProfileValues]),
    ),
  )
