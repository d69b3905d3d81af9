import { useEffect, useRef, useState } from 'react'
import { ErrorCode } from '@/wire/errors'
import { formOf, isEmpty, isSameForm, newDraft, type FeedbackForm, type PhoneDraft } from '@/domain/feedback/draft'
import { SECOND_MS } from '@/domain/time/duration'
import { useOnline } from '@/hooks/use-online'
import { keptFiles } from '@/platform/kept-files'
import { isFileKept } from '@/services/api/common'
import { fetchFeedbackDrafts, saveFeedbackDraft, submitFeedback } from '@/services/api/feedback'
import { dropDraft, findDraft, keepDraft } from '@/services/feedback/draft-store'
import { saveOnServer, sendDraft, type FeedbackCalls } from '@/services/feedback/send-draft'
import { isRefusal, isTransient } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { serverNow } from '@/services/server-clock'
import { alertDialog } from '@/ui/feedback/dialogs'
import { messages } from '../messages'
import { useMedia, type MediaView } from './use-media'

/** A pause in typing after which the server is told. */
const REST_MS = 2 * SECOND_MS

/** Where the draft is kept: nowhere yet, on this phone, or on the server as well. */
type KeptWhere = 'nowhere' | 'phone' | 'both'

/** What `useFeedbackDraft` answers. */
export interface FeedbackDraftView {
  draft: PhoneDraft
  where: KeptWhere
  /** Words of another phone were joined with these. */
  isJoined: boolean
  media: MediaView
  change: (changed: Partial<FeedbackForm>) => void
  /** Sends it; answers whether it has arrived. */
  submit: () => Promise<boolean>
}

/** A draft that is being written: on the phone at once, on the server after a pause, sent once. */
export function useFeedbackDraft(id: string): FeedbackDraftView {
  const [draft, setDraft] = useState(() => findDraft(id) ?? newDraft(id, serverNow()))
  const [isJoined, setJoined] = useState(false)
  const isOnline = useOnline()
  // Uploads, savings and typing overlap: each goes on from the newest draft.
  const latest = useRef(draft)
  const isSubmitted = useRef(false)

  const keep = (next: PhoneDraft): void => {
    latest.current = next
    setDraft(next)
    keepDraft(next)
  }

  const update = (changed: Partial<FeedbackForm>): void => {
    if (!isSubmitted.current) keep({ ...latest.current, ...changed, changedMs: serverNow() })
  }

  const media = useMedia(draft, (change) => update({ media: change(latest.current.media) }))
  const calls: FeedbackCalls = {
    upload: media.upload,
    isKept: isFileKept,
    save: saveFeedbackDraft,
    drafts: fetchFeedbackDrafts,
    submit: submitFeedback,
  }

  const isSaved = isSameForm(draft, draft.base)
  useEffect(() => {
    if (isSaved || !isOnline || draft.isSending || isEmpty(draft)) return undefined
    const timer = setTimeout(() => {
      const sent = latest.current
      saveOnServer(sent, calls, (next) => {
        const isMerged = !isSameForm(formOf(next), formOf(sent))
        if (isMerged) setJoined(true)
        // What was typed while the call was on its way stays.
        keep(isMerged ? next : { ...latest.current, revision: next.revision, base: next.base })
      }).catch((error: unknown) => {
        if (isRefusal(error, ErrorCode.feedbackSubmitted)) keep({ ...latest.current, isSending: true })
      })
    }, REST_MS)
    return () => clearTimeout(timer)
    // `calls` and `keep` do the same in each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [draft, isSaved, isOnline])

  // What the server's draft names stays there; until then a file may still be asked for again.
  useEffect(() => {
    for (const { key } of draft.base.media) void keptFiles.remove(key)
  }, [draft.base])

  const submit = async (): Promise<boolean> => {
    try {
      await sendDraft(latest.current, calls, keep)
    } catch (error) {
      if (!isTransient(error)) keep({ ...latest.current, isSending: false })
      await alertDialog({ title: messages.submitFailed, text: failureText(error) })
      return false
    }
    isSubmitted.current = true
    for (const { key } of latest.current.media) void keptFiles.remove(key)
    dropDraft(id)
    return true
  }

  const where = isEmpty(draft) ? 'nowhere' : isSaved ? 'both' : 'phone'
  return { draft, where, isJoined, media, change: update, submit }
}
