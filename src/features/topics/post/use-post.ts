import { useRef, useState } from 'react'
import { ErrorCode } from '@/wire/errors'
import { areAllReady, readyPaths } from '@/domain/picture-upload'
import { uploadPublicFile } from '@/services/api/common'
import { writePost } from '@/services/api/post'
import { ApiError, isRefusal } from '@/services/request/errors'
import { showToast } from '@/ui/feedback/toast'
import { usePictureUploads, type PictureUploads } from '@/widgets/picture-uploads/use-picture-uploads'
import { messages } from '../messages'
import { draftSlot, newDraft, type PostDraft } from './post-draft'

interface PostOptions {
  userId: string
  topicId: string
}

/** What `usePost` answers. */
export interface PostView {
  draft: PostDraft
  /** It was sent and may have arrived, though no reply has. */
  isUnsure: boolean
  pictures: PictureUploads
  /** Why it cannot be sent yet. */
  obstacle: string | undefined
  type: (content: string) => void
  /** Sends it; whether the server has all of it now. */
  send: () => Promise<boolean>
}

/** A post that is being written: its words and pictures stay on the phone until the server has them. */
export function usePost({ userId, topicId }: PostOptions): PostView {
  const [slot] = useState(() => draftSlot(userId, topicId))
  const [draft, setDraft] = useState(() => slot.read() ?? newDraft())
  const pictures = usePictureUploads({
    purpose: `post:${userId}:${topicId}`,
    send: uploadPublicFile,
    onPickFailed: () => showToast(messages.pickFailed),
  })
  // A reply comes when more may have been typed and chosen.
  const latest = useRef({ draft, paths: '' })
  latest.current.paths = readyPaths(pictures.uploads).join()

  const change = (changes: Partial<PostDraft>): PostDraft => {
    const next = { ...latest.current.draft, ...changes }
    latest.current.draft = next
    slot.write(next)
    setDraft(next)
    return next
  }

  const [isSending, setSending] = useState(false)
  const send = async (): Promise<boolean> => {
    const { tries, isUnsure } = latest.current.draft
    const sent = change({ tries: tries + 1, isUnsure: true })
    const paths = readyPaths(pictures.uploads)
    setSending(true)
    try {
      await writePost({ id: sent.id, revision: sent.tries, topicId, content: sent.content, pictures: paths })
    } catch (error) {
      // What has arrived under this id is changed no longer: what is here becomes a post of its own.
      if (isRefusal(error, ErrorCode.conflict)) change({ ...newDraft(), content: latest.current.draft.content })
      // This try was refused; one before it may have arrived.
      else if (error instanceof ApiError && (error.kind === 'business' || error.kind === 'auth')) change({ isUnsure })
      throw error
    } finally {
      setSending(false)
    }
    if (latest.current.draft.content !== sent.content || latest.current.paths !== paths.join()) {
      change({ isUnsure: false })
      return false
    }
    slot.clear()
    pictures.forget()
    return true
  }

  return {
    draft,
    isUnsure: draft.isUnsure && !isSending,
    pictures,
    obstacle: obstacleOf(draft, pictures),
    type: (content) => void change({ content }),
    send,
  }
}

const obstacleOf = ({ content }: PostDraft, { uploads }: PictureUploads): string | undefined => {
  if (content.trim() === '') return messages.needsWords
  return areAllReady(uploads) ? undefined : messages.waitForPictures
}
