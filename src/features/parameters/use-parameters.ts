import type { ParameterTable } from '@/wire/schemas/vehicle'
import { useAsyncPage } from '@/hooks/use-async-page'
import { draftOf } from '@/services/configuration/draft'
import { goBack } from '@/services/navigation/go-back'
import type { AsyncPage } from '@/services/async-page/async-page'
import { fetchTable } from './fetch-table'

/** What `useParameters` answers. */
export interface ParametersView {
  page: AsyncPage<ParameterTable | null>
  chosen: string | undefined
  reload: () => void
  leave: () => void
}

/**
 * The parameters of a model, and the version that matters to the shopper.
 *
 * @param pnoTwelve - the version that a link names; without one, that of the shopper's own configuration.
 */
export function useParameters(modelId: string | undefined, pnoTwelve: string | undefined): ParametersView {
  const { page, reload } = useAsyncPage((signal) => fetchTable(modelId, signal), { key: modelId ?? '' })
  const shownId = page.status === 'ready' ? page.data?.modelId : undefined
  return {
    page,
    chosen: pnoTwelve ?? (shownId === undefined ? undefined : draftOf(shownId)?.pnoTwelve),
    reload,
    leave: () => void goBack('pages/order/index', modelId === undefined ? {} : { model: modelId }),
  }
}
