import { openExternal } from '@/services/navigation/open-external'
import { openRoute } from '@/services/navigation/open'
import type { SlideLink } from './slide-link'

/** Goes where a slide leads. */
export const followLink = async (link: SlideLink): Promise<void> => {
  if (link.kind === 'page') return openRoute(link.page)
  await openExternal(link.address)
}
