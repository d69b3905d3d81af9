import type { DraftMedia } from '@/domain/feedback/draft'

/** What the page knows of one file beside what the draft keeps. */
export interface MediaState {
  /** Shows it; undefined until it is known, and for what is not on this phone. */
  source: string | undefined
  status: 'waiting' | 'uploading' | 'failed' | 'lost' | 'sent'
  percent: number
  reason: string
  /** It failed for want of a network: it goes on by itself. */
  isCut: boolean
}

const WAITING: MediaState = { source: undefined, status: 'waiting', percent: 0, reason: '', isCut: false }

/** Where a file stands, from what is known of it. */
export const stateOf = (media: DraftMedia, known: Readonly<Record<string, MediaState>>): MediaState => {
  const state = known[media.key] ?? WAITING
  return media.path === null ? state : { ...state, status: 'sent', isCut: false }
}
