import { useState } from 'react'
import { choosePicture } from '@/platform/media-choice'
import { uploadPublicFile } from '@/services/api/common'
import { failureText } from '@/services/request/failure-text'
import { randomId } from '@/services/storage/random-id'
import { alertDialog } from '@/ui/feedback/dialogs'
import { showToast } from '@/ui/feedback/toast'
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
}

/** A portrait of one's own: chosen, and with the server before it is believed to be one. */
export function useAvatar(onUploaded: (avatar: NonNullable<ProfileValues['avatar']>) => void): AvatarView {
  const [percent, setPercent] = useState<number | null>(null)

  const upload = async (source: string): Promise<void> => {
    setPercent(0)
    try {
      const { path, url } = await uploadPublicFile(source, { idempotencyKey: randomId(), onProgress: setPercent })
      onUploaded({ path, url })
    } catch (error) {
      await alertDialog({ title: messages.uploadFailed, text: failureText(error) })
    } finally {
      setPercent(null)
    }
  }

  const choose = async (): Promise<void> => {
    const source = await choosePicture().catch(() => {
      showToast(messages.pickFailed)
      return null
    })
    if (source !== null) await upload(source)
  }

  return { percent, choose, upload }
}
