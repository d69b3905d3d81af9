import { useState } from 'react'
import { choosePicture } from '@/platform/media-choice'
import { followUpload } from '@/services/follow-upload'
import { randomId } from '@/services/storage/random-id'
import type { StoredSlot } from '@/services/storage/stored-slot'
import { showToast } from '@/ui/popup/toast'
import { messages } from './messages'
import type { Side } from './side'

/** What `useSide` answers. */
export interface SideView {
  side: Side
  /** Takes another picture. */
  choose: () => Promise<void>
  /** Uploads the same picture again. */
  retry: () => Promise<void>
}

/**
 * One side: chosen or taken, uploaded for its owner's eyes, tried again, replaced, and found again until it is submitted.
 *
 * @param unsent - where its path waits until then.
 */
export function useSide(unsent: StoredSlot<string[]>, initial: Side): SideView {
  const [side, setSide] = useState<Side>(initial)

  const upload = (source: string, key: string): Promise<void> =>
    followUpload(source, key, (state) => {
      setSide({ key, source, ...state })
      if (state.status === 'ready') unsent.write([state.path])
    })

  const choose = async (): Promise<void> => {
    const source = await choosePicture().catch(() => {
      showToast(messages.pickFailed)
      return null
    })
    if (source !== null) await upload(source, randomId())
  }

  const retry = async (): Promise<void> => {
    if (side.status === 'failed') await upload(side.source, side.key)
  }

  return { side, choose, retry }
}
