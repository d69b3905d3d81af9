import type { MediaKind } from '@/wire/enums/content'

/** A picture or video as the picker gave it. */
export interface ChosenMedia {
  /** Local address, to upload and to show. */
  address: string
  kind: MediaKind
  bytes: number
}

/**
 * Lets the shopper choose pictures and videos, or take one; none when nothing was chosen, and at once while a picker is
 * coming up already. Rejects when the system refuses.
 *
 * @param most - how many at most.
 */
export type ChooseMedia = (most: number) => Promise<ChosenMedia[]>

/**
 * Lets the shopper choose one picture from the album or take one. Answers its local address, to upload and to show, or
 * null when nothing was chosen, and at once while a picker is coming up already. Rejects when the system refuses.
 */
export type ChoosePicture = () => Promise<string | null>
