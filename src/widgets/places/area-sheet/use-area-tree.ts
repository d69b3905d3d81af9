import { fetchAreaTree } from '@/services/api/common'
import { useAsyncPage } from '@/hooks/use-async-page'

/** All provinces and cities, whether they have a shop or not. */
export function useAreaTree() {
  return useAsyncPage(() => fetchAreaTree())
}
