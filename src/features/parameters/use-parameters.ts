import { useAsyncPage } from '@/hooks/use-async-page'
import { configurationDraft } from '@/services/configuration/draft'
import { goBack } from '@/services/navigation/go-back'
import { fetchTable } from './fetch-table'

/**
 * The parameters of a model, and the version that matters to the shopper.
 *
 * @param pnoTwelve - the version that a link names; without one, that of the shopper's own configuration.
 */
export function useParameters(modelId: string | undefined, pnoTwelve: string | undefined) {
  const { page, reload } = useAsyncPage((signal) => fetchTable(modelId, signal), { key: modelId ?? '' })
  return {
    page,
    chosen: pnoTwelve ?? configurationDraft.read()?.pnoTwelve,
    reload,
    leave: () => void goBack('pages/order/index', modelId === undefined ? {} : { model: modelId }),
  }
}
