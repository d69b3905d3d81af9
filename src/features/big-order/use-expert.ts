import type { Adviser } from '@/wire/schemas/store'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchStore } from '@/services/api/store'

/** The first adviser of a shop, who gets its orders; undefined while not known, which is no reason to keep anyone waiting. */
export function useExpert(storeId: string | undefined): Adviser | undefined {
  const { page } = useAsyncPage(
    async () => (storeId === undefined ? [] : (await fetchStore({ id: storeId })).advisers),
    {
      key: storeId ?? '',
    },
  )
  return page.status === 'ready' ? page.data[0] : undefined
}
