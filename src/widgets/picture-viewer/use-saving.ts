import { useState } from 'react'
import type { MaterialFile } from '@/wire/schemas/material'
import { MediaKind } from '@/wire/enums/content'
import { messages as inWechat } from '@/services/album/messages'
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
  /** Saves the one that is on screen in full. */
  save: (file: SavedFile) => Promise<boolean>
  /** Reads what is to be saved, and saves it; answers whether all of it was. */
  saveAll: (read: () => Promise<readonly SavedFile[]>) => Promise<boolean>
  isRefused: boolean
  dismissRefusal: () => void
}

/** Saves pictures and videos one after the other, and says how it ended. */
export function useSaving(): Saving {
  const [progress, setProgress] = useState<SavingProgress | null>(null)
  const [isRefused, setRefused] = useState(false)

  const saveEach = async (read: () => Promise<readonly SavedFile[]>, elsewhere: string): Promise<boolean> => {
    let done = 0
    let total = 0
    let kept: 'saved' | 'begun' = 'saved'
    try {
      const files = await read()
      total = files.length
      for (const { url, mediaKind } of files) {
        setProgress({ done, total })
        const outcome = await saveMedia({ url, kind: mediaKind })
        if (outcome === 'refused') setRefused(true)
        if (outcome === 'elsewhere') await alertDialog({ title: inWechat.title, text: elsewhere })
        if (outcome !== 'saved' && outcome !== 'begun') return false
        kept = outcome
        done += 1
      }
      showToast(messages.kept[kept](total))
      return true
    } catch (error) {
      const why = reasonOf(error)
      await alertDialog({
        title: messages.notSavedTitle,
        text: total > 1 ? messages.notSavedSome(done, total, why) : why,
      })
      return false
    } finally {
      setProgress(null)
    }
  }

  return {
    progress,
    // What a finger can be held on is a picture that is there as it is.
    save: (file) =>
      saveEach(async () => [file], file.mediaKind === MediaKind.picture ? inWechat.holdIt : inWechat.elsewhere),
    saveAll: (read) => saveEach(read, inWechat.elsewhere),
    isRefused,
    dismissRefusal: () => setRefused(false),
  }
}
