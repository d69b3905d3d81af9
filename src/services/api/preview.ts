import type { Preview } from '@/wire/schemas/preview'
import * as endpoints from '@/wire/endpoints/preview'
import type { RequestOf } from '@/wire/endpoint'
import { call, type CallOptions } from '../request/call'
import { withAddresses } from './article'

/** The drafts of a tab (extension). Throws as `call`: linkExpired. */
export const fetchPreview = async (
  query: RequestOf<typeof endpoints.drafts>,
  options?: CallOptions,
): Promise<Preview> => {
  const preview = await call(endpoints.drafts, query, options)
  return { ...preview, articles: preview.articles.map(withAddresses) }
}
