import { HomeTabKind } from '@/wire/enums/content'
import { previewKey } from '../../../server/modules/preview/preview-link'
import type { TestServer } from '../server/server'

/** The key of a link to the drafts of a tab. */
export const previewKeyOf = ({ app }: Pick<TestServer, 'app'>, tab: HomeTabKind = HomeTabKind.recommended): string =>
  previewKey(app.secret, tab, app.clock.now()).key
