import { useState } from 'react'
import { ErrorCode } from '@/wire/errors'
import { readyPaths, uploadObstacle } from '@/domain/picture-upload'
import { uploadPublicFile } from '@/services/api/common'
import { writePost } from '@/services/api/post'
import { ApiError, isRefusal } from '@/services/request/errors'
import { usePictureUploads, type PictureUploads } from '@/widgets/picture-uploads/use-picture-uploads'
import { messages } from '../messages'
import { draftSlotOf, newDraft, type PostDraft } from './post-draft'

interface PostOptions {
  userId: string
  topicId: string
}

/** What `usePost` answers. */
export interface PostView {
  content: string
  /** It was sent and may have arrived, though no reply has. */
  isUnsure: boolean
  /** It is on its way: what is sent is what stands in the form. */
  isSending: boolean
  pictures: PictureUploads
  /** Why it cannot be sent yet. */
  obstacle: string | undefined
  type: (content: string) => void
  /** Sends it, and forgets it once the server has it. Throws as `writePost`. */
  send: () => Promise<void>
}

/** A post that is being written: its words and pictures stay on the phone until the server has them. */
export function usePost({ userId, topicId }: PostOptions): PostView {
  const [slot] = useState(() => draftSlotOf(topicId)(userId))
  const [draft, setDraft] = useState(() => slot.read() ?? newDraft())
  const [isSending, setSending] = useState(false)
  const pictures = usePictureUploads({
    purpose: `post:${userId}:${topicId}`,
    kept: draft.pictures.map((path) => ({ path, url: '' })),
    send: uploadPublicFile,
  })
  const keep = (next: PostDraft): void => {
    slot.write(next)
    setDraft(next)
  }

  /** The draft as it is kept: another form of it, on another page, may have sent it meanwhile, and what stands here is new. */
  const current = (): PostDraft => {
    const kept = slot.read()
    return kept?.id === draft.id ? { ...kept, content: draft.content } : newDraft(draft.content)
  }

  /** Whether it still stands as it was sent: the form may have been left, and opened and used anew, before the answer came. */
  const isKept = (sent: PostDraft): boolean => {
    const kept = slot.read()
    return kept?.id === sent.id && kept.tries === sent.tries && kept.content === sent.content
  }

  const send = async (): Promise<void> => {
    // What was sent, and confirmed on another page meanwhile, is the same post when it is said again.
    const before = draft.tries > 0 && slot.read() === undefined ? draft : current()
    const sent = { ...before, tries: before.tries + 1, isUnsure: true, pictures: readyPaths(pictures.uploads) }
    keep(sent)
    setSending(true)
    try {
      const { tries: revision, isUnsure: _, ...post } = sent
      await writePost({ ...post, revision, topicId })
    } catch (error) {
      // With what was deleted its pictures are gone.
      if (isRefusal(error, ErrorCode.conflict, ErrorCode.fileNotFound)) await pictures.dropLost()
      if (isKept(sent)) keep(afterFailure(sent, before.isUnsure, error))
      throw error
    } finally {
      setSending(false)
    }
    if (!isKept(sent)) return
    slot.clear()
    pictures.forget()
  }

  return {
    content: draft.content,
    isUnsure: draft.isUnsure && !isSending,
    isSending,
    pictures: {
      ...pictures,
      remove: (removed) => {
        pictures.remove(removed)
        const left = draft.pictures.filter((path) => removed.status !== 'ready' || path !== removed.path)
        if (left.length < draft.pictures.length) keep({ ...current(), pictures: left })
      },
    },
    obstacle: obstacleOf(draft, pictures),
    type: (content) => keep({ ...current(), content }),
    send,
  }
}

/** What is left to be sent after a try that failed. */
const afterFailure = (sent: PostDraft, wasUnsure: boolean, error: unknown): PostDraft => {
  // What has arrived under its id is changed no longer: what is here becomes a post of its own.
  if (isRefusal(error, ErrorCode.conflict)) return newDraft(sent.content)
  // This try was refused; one before it may have arrived.
  const isRefused = error instanceof ApiError && (error.kind === 'business' || error.kind === 'auth')
  return isRefused ? { ...sent, isUnsure: wasUnsure } : sent
}

const obstacleOf = ({ content }: PostDraft, { uploads }: PictureUploads): string | undefined => {
  const obstacle = content.trim() === '' ? 'needsWords' : uploadObstacle(uploads)
  return obstacle ? messages.obstacles[obstacle] : undefined
}
