import { useAsyncPage } from '@/hooks/use-async-page'
import { goBack } from '@/services/navigation/go-back'
import { fetchOffer } from './offer'

/** The offer that a link names, read once the shopper may see it. */
export function useOffer(modelId: string, marketPostId: string | undefined, isAllowed: boolean) {
  const { page, reload } = useAsyncPage(() => fetchOffer(modelId, marketPostId), {
    key: `${modelId}/${marketPostId ?? ''}`,
    isEnabled: isAllowed,
  })
  return { page, reload, leave: () => void goBack('pages/order/index') }
}
