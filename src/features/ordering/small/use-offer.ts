import { useAsyncPage } from '@/hooks/use-async-page'
import { goBack } from '@/services/navigation/go-back'
import type { AsyncPage } from '@/services/async-page/async-page'
import { fetchOffer, type Offer } from './offer'

/** What `useOffer` answers. */
export interface OfferView {
  page: AsyncPage<Offer | null>
  reload: () => void
  leave: () => void
}

/** The offer that a link names, read once the shopper may see it. */
export function useOffer(modelId: string, marketPostId: string | undefined, isAllowed: boolean): OfferView {
  const { page, reload } = useAsyncPage(() => fetchOffer(modelId, marketPostId), {
    key: `${modelId}/${marketPostId ?? ''}`,
    isEnabled: isAllowed,
  })
  return { page, reload, leave: () => void goBack('pages/order/index') }
}
