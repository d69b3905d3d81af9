import { useState } from 'react'
import type { MaterialFile } from '@/wire/schemas/material'
import { saveMedia } from '@/services/album/save-media'
import { ApiError } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { alertDialog } from '@/ui/feedback/dialogs'
import { showToast } from '@/ui/feedback/toast'
import { messages } from './messages'

/** A picture or video that is kept on the phone. */
type SavedFile = Pick<MaterialFile, 'url' | 'mediaKind'>

/** What is being saved: how many of how many are. */
export interface SavingProgress {
  done: number
  total: number
}

const reasonOf = (error: unknown): string => (error instanceof ApiError ? failureText(error) : messages.phoneRefused)

/** What `useSaving` answers. */
export interface Saving {
  progress: SavingProgress | null
  save: (files: readonly SavedFile[]) => Promise<void>
  saveAll: (read: () => Promise<readonly SavedFile[]>) => Promise<void>
  isRefused: boolean
  dismissRefusal: () => void
}

/** Saves pictures and videos one after the other, and says how it ended. */
export function useSaving(): Saving {
  const [progress, setProgress] = useState<SavingProgress | null>(null)
  const [isRefused, setRefused] = useState(false)

  /** Reads what is to be saved, and saves it. */
  const saveAll = async (read: () => Promise<readonly SavedFile[]>): Promise<void> => {
    let done = 0
    let total = 0
    let kept: 'saved' | 'begun' = 'saved'
    try {
      const files = await read()
      total = files.length
      for (const { url, mediaKind } of files) {
        setProgress({ done, total })
        const outcome = await saveMedia({ url, kind: mediaKind })
        if (outcome === 'refused') return setRefused(true)
        if (outcome === 'cancelled') return
        kept = outcome
        done += 1
      }
      showToast(messages.kept[kept](total))
    } catch (error) {
      const why = reasonOf(error)
      await alertDialog({
        title: messages.notSavedTitle,
        text: total > 1 ? messages.notSavedSome(done, total, why) : why,
      })
    } finally {
      setProgress(null)
    }
  }

  return {
    progress,
    save: (files: readonly SavedFile[]) => saveAll(async () => files),
    saveAll,
    isRefused,
    dismissRefusal: () => setRefused(false),
  }
}
