import type { Adviser } from '@/wire/schemas/shop'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchShop } from '@/services/api/shop'

/** The first adviser of a shop, who gets its orders; undefined while not known, which is no reason to keep anyone waiting. */
export function useExpert(storeId: string | undefined): Adviser | undefined {
  const { page } = useAsyncPage(
    async () => (storeId === undefined ? [] : (await fetchShop({ id: storeId })).advisers),
    {
      key: storeId ?? '',
    },
  )
  return page.status === 'ready' ? page.data[0] : undefined
}
