import { useEffect, useState } from 'react'
import type { User } from '@/wire/schemas/account'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import { scrollTo } from '@/platform/scroll-to'
import { rememberPage } from '@/platform/page-change'
import { ApiError } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { serverNow } from '@/services/server-clock'
import { editProfile } from '@/services/session/profile'
import { isRecord } from '@/services/storage/is-record'
import { confirmDiscard } from '@/ui/popup/confirm-discard'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { draftOf, draftSlotOf, type ProfileDraft } from './draft'
import { messages } from './messages'
import { changesOf, faultsOf, valuesOf, type ProfileFaults, type ProfileValues } from './values'

/** What others read, and the server looks at. */
type RefusableText = 'nickName' | 'biography'

/** Of the box of such a text. */
export const fieldId = (text: RefusableText): string => `profile-${text}`

/** What `useProfileForm` answers. */
export interface ProfileForm {
  values: ProfileValues
  faults: ProfileFaults
  /** Why the server does not take a text as it stands; the sentence is the server's. */
  refusals: Partial<Record<RefusableText, string>>
  /** The last day that can be a birthday. */
  today: string
  hasChanges: boolean
  set: (changed: Partial<ProfileValues>) => void
  /** Saves, and leaves unless something else was entered meanwhile. */
  save: () => Promise<void>
  /** Leaves, after asking where something would be lost. */
  leave: () => Promise<void>
}

/** What a refusal is about, as the server names the field: a code that is asked for weighs on the whole app. */
const fieldOf = (error: unknown): unknown =>
  error instanceof ApiError && isRecord(error.data) ? error.data.field : undefined

const textOf = (field: unknown): RefusableText | undefined => {
  switch (field) {
    case 'nickName':
      return 'nickName'
    case 'explain':
      return 'biography'
    default:
      return undefined
  }
}

/**
 * The profile as it is being edited; what is typed outlives a reload.
 *
 * @param user - as the session has them: what was saved is what they are.
 */
export function useProfileForm(user: User, onLeave: () => Promise<void>): ProfileForm {
  const slot = draftSlotOf(user.id)
  const [draft, setDraft] = useState<ProfileDraft>(() => slot.read() ?? {})
  const told = valuesOf(user)
  const values = { ...told, ...draft }
  const today = shanghaiDay(serverNow())
  const faults = faultsOf(values, today)
  const [refused, setRefused] = useState<{ text: RefusableText; value: string; why: string }>()
  const changes = changesOf(user, values)
  // A field may stand above the window, or below the bar with Save in it.
  useEffect(() => {
    if (refused) scrollTo(fieldId(refused.text))
  }, [refused])

  const change = (to: (before: ProfileDraft) => ProfileDraft): void =>
    setDraft((before) => {
      const after = to(before)
      slot.write(after)
      return after
    })
  const set = (changed: Partial<ProfileValues>): void =>
    change((before) => draftOf(told, { ...told, ...before, ...changed }))
  /** Another one may have been chosen since it was sent. */
  const dropPicture = (path: string | undefined): void =>
    change(({ avatar, ...rest }) => (avatar && avatar.path !== path ? { ...rest, avatar } : rest))

  /** What was entered after these values were sent; nothing where the draft was discarded meanwhile. */
  const enteredSince = (): ProfileDraft => {
    const latest = slot.read()
    return latest ? draftOf(values, { ...told, ...latest }) : {}
  }

  const save = async (): Promise<void> => {
    if (changes === null || faults.nickName || faults.birthday) return
    const isStillHere = rememberPage()
    try {
      await editProfile(changes)
    } catch (error) {
      const field = fieldOf(error)
      const text = textOf(field)
      if (text !== undefined) return setRefused({ text, value: values[text], why: failureText(error) })
      const isPictureGone = field === 'avatarUrl'
      if (isPictureGone) dropPicture(values.avatar?.path)
      await alertDialog({
        title: messages.saveFailed,
        text: isPictureGone ? messages.portraitGone : failureText(error),
      })
      return
    }
    showToast(messages.saved)
    const since = enteredSince()
    if (Object.keys(since).length > 0) return change(() => since)
    slot.clear()
    if (isStillHere()) await onLeave()
  }

  const leave = async (): Promise<void> => {
    if (changes !== null && !(await confirmDiscard())) return
    slot.clear()
    return onLeave()
  }

  const refusals = refused && values[refused.text] === refused.value ? { [refused.text]: refused.why } : {}
  return { values, faults, refusals, today, hasChanges: changes !== null, set, save, leave }
}
