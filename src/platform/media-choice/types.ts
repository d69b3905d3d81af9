import type { MediaKind } from '@/wire/enums/content'

/** A picture or video as the picker gave it. */
export interface ChosenMedia {
  /** Local address, to upload and to show. */
  address: string
  kind: MediaKind
  bytes: number
}

/**
 * Lets the shopper choose pictures and videos, or take one; none when nothing was chosen. Rejects when the system
 * refuses.
 *
 * @param most - how many at most.
 */
export type ChooseMedia = (most: number) => Promise<ChosenMedia[]>
