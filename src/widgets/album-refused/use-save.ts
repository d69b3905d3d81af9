import { useState } from 'react'
import type { SaveOutcome } from '@/platform/album/types'
import { messages as inWechat } from '@/services/album/messages'
import { ApiError } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { messages } from './messages'

/** What `useSave` answers. */
export interface Saving {
  save: (keep: () => Promise<SaveOutcome>) => Promise<void>
  isRefused: boolean
  dismissRefusal: () => void
}

/** Keeps a picture on the phone and says how it ended; a refusal of the album is for `AlbumRefused` to answer. */
export function useSave(): Saving {
  const [isRefused, setRefused] = useState(false)

  const save = async (keep: () => Promise<SaveOutcome>): Promise<void> => {
    try {
      const outcome = await keep()
      if (outcome === 'refused') setRefused(true)
      if (outcome === 'elsewhere') await alertDialog({ title: inWechat.title, text: inWechat.elsewhere })
      if (outcome === 'saved' || outcome === 'begun') showToast(messages.kept[outcome])
    } catch (error) {
      const text = error instanceof ApiError ? failureText(error) : messages.phoneRefused
      await alertDialog({ title: messages.notSavedTitle, text })
    }
  }

  return { save, isRefused, dismissRefusal: () => setRefused(false) }
}
