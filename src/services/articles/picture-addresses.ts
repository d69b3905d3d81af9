import type { RichBlock } from '@/wire/schemas/rich-text'
import { staticUrl } from '../environment'

/** A text whose pictures can be fetched. */
export const withPictureAddresses = (blocks: readonly RichBlock[]): RichBlock[] =>
  blocks.map((block) => (block.kind === 'picture' ? { ...block, url: staticUrl(block.url) } : block))
