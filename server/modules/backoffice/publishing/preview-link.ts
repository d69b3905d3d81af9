import { Type, type Static } from 'typebox'
import { HomeTabKind } from '@/wire/enums/content'
import { valueOf } from '@/wire/schemas/parts'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { KeyRing } from '../../../secrets/key-ring'
import { previewKey } from '../../preview/preview-link'

/** Which tab of Explore a writer wants to see before it is out. */
export const previewBody = Type.Object({ tab: valueOf(HomeTabKind) })
export type PreviewCall = Static<typeof previewBody>

/** A link to the drafts of a tab, and when it ends. */
export const previewLink = (
  { secret, publicUrl }: { secret: KeyRing; publicUrl: string },
  { tab }: PreviewCall,
  now: Date,
): { link: string; endTime: string } => {
  const { key, endsAt } = previewKey(secret, tab, now)
  return {
    link: `${publicUrl}/#/pages/preview/home-page-tab?tab=${tab}&key=${key}`,
    endTime: formatShanghai(endsAt.getTime()),
  }
}
