import { HomeTabKind } from '@/wire/enums/content'
import { previewKey } from '../../server/modules/content/preview-link'
import type { TestServer } from './server'

/** The key of a link to the drafts of the recommended. */
export const previewKeyOf = ({ app }: Pick<TestServer, 'app'>): string =>
  previewKey(app.secret, HomeTabKind.recommended, app.clock.now()).key
