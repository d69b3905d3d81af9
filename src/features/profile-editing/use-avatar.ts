import { useEffect, useRef, useState } from 'react'
import { choosePicture } from '@/platform/media-choice'
import { uploadPublicFile } from '@/services/api/common'
import { createAborter, type Aborter } from '@/services/request/aborter'
import { failureText } from '@/services/request/failure-text'
import { randomId } from '@/services/storage/random-id'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { messages } from './messages'
import type { ProfileValues } from './values'

/** What `useAvatar` answers. */
export interface AvatarView {
  /** How much of a picture is sent; null while none is on its way. */
  percent: number | null
  /** Asks for a picture and uploads it. */
  choose: () => Promise<void>
  /** Uploads a picture that was chosen, by its local address. */
  upload: (source: string) => Promise<void>
  /** Ends the upload that is on its way, for something else was chosen. */
  stop: () => void
}

/** A portrait of one's own: chosen, and with the server before it is believed to be one. */
export function useAvatar(onUploaded: (avatar: NonNullable<ProfileValues['avatar']>) => void): AvatarView {
  const [percent, setPercent] = useState<number | null>(null)

  const running = useRef<Aborter>()

  const stop = (): void => {
    running.current?.abort()
    running.current = undefined
    setPercent(null)
  }

  const upload = async (source: string): Promise<void> => {
    stop()
    const aborter = createAborter()
    const { signal } = aborter
    running.current = aborter
    setPercent(0)
    try {
      const { path, url } = await uploadPublicFile(source, {
        idempotencyKey: randomId(),
        // A phone may tell late how far one was that has ended.
        onProgress: (sent) => signal.aborted || setPercent(sent),
        signal,
      })
      if (!signal.aborted) onUploaded({ path, url })
    } catch (error) {
      if (!signal.aborted) await alertDialog({ title: messages.uploadFailed, text: failureText(error) })
    } finally {
      if (!signal.aborted) stop()
    }
  }

  useEffect(() => () => running.current?.abort(), [])

  const choose = async (): Promise<void> => {
    const source = await choosePicture().catch(() => {
      showToast(messages.pickFailed)
      return null
    })
    if (source !== null) await upload(source)
  }

  return { percent, choose, upload, stop }
}
