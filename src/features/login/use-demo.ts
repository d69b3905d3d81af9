import type { Demo } from '@/wire/schemas/demo'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchDemo } from '@/services/api/common'

/** What the server plays; undefined until it has said so, and where all is real. */
export function useDemo(): Demo | undefined {
  const { page } = useAsyncPage((signal) => fetchDemo({ signal }))
  return page.status === 'ready' && page.data.played.length > 0 ? page.data : undefined
}
