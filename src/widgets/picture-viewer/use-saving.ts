import { useState } from 'react'
import type { MaterialFile } from '@/wire/schemas/material'
import { MediaKind } from '@/wire/enums/content'
import { messages as inWechat } from '@/services/album/messages'
import { saveMedia } from '@/services/album/save-media'
import { ApiError } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
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
  save: (file: SavedFile) => Promise<unknown>
  /** Reads what is to be saved, and saves it; answers what of it was. */
  saveAll: <File extends SavedFile>(read: () => Promise<readonly File[]>) => Promise<readonly File[]>
  isRefused: boolean
  dismissRefusal: () => void
}

/** Saves pictures and videos one after the other, and says how it ended. */
export function useSaving(): Saving {
  const [progress, setProgress] = useState<SavingProgress | null>(null)
  const [isRefused, setRefused] = useState(false)

  const saveEach = async <File extends SavedFile>(
    read: () => Promise<readonly File[]>,
    elsewhere: string,
  ): Promise<readonly File[]> => {
    const kept: File[] = []
    let total = 0
    let how: 'saved' | 'begun' = 'saved'
    try {
      const files = await read()
      total = files.length
      for (const file of files) {
        setProgress({ done: kept.length, total })
        const outcome = await saveMedia({ url: file.url, kind: file.mediaKind })
        if (outcome === 'refused') setRefused(true)
        if (outcome === 'elsewhere') await alertDialog({ title: inWechat.title, text: elsewhere })
        if (outcome !== 'saved' && outcome !== 'begun') return kept
        how = outcome
        kept.push(file)
      }
      showToast(messages.kept[how](total))
    } catch (error) {
      const why = reasonOf(error)
      await alertDialog({
        title: messages.notSavedTitle,
        text: total > 1 ? messages.notSavedSome(kept.length, total, why) : why,
      })
    } finally {
      setProgress(null)
    }
    return kept
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
