import type { Preview } from '@/wire/schemas/preview'
import * as endpoints from '@/wire/endpoints/preview'
import type { RequestOf } from '@/wire/endpoint'
import { staticUrl } from '../environment'
import { call, type CallOptions } from '../request/call'
import { withPictures } from './activity'
import { withAddresses } from './article'

/** The drafts of a tab (extension). Throws as `call`: linkExpired. */
export const fetchPreview = async (
  query: RequestOf<typeof endpoints.drafts>,
  options?: CallOptions,
): Promise<Preview> => {
  const preview = await call(endpoints.drafts, query, options)
  return {
    ...preview,
    articles: preview.articles.map(withAddresses),
    activities: preview.activities.map(withPictures),
    banners: preview.banners.map((banner) => ({ ...banner, picture: staticUrl(banner.picture) })),
  }
}
