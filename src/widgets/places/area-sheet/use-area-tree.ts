import type { AreaNode } from '@/wire/schemas/area'
import { fetchAreaTree } from '@/services/api/common'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'

/** All provinces and cities, whether they have a shop or not. */
export function useAreaTree(): LoadedPage<AreaNode[]> {
  return useAsyncPage(() => fetchAreaTree())
}
