import { useAsyncPage } from '@/hooks/use-async-page'
import { shareConfiguration } from '@/services/api/configuration'
import { carKey, type Car, type OwnDraft } from './cars'

/**
 * The code by which anyone opens the shopper's own configuration; undefined until it is there, for any other car, and where
 * it costs by now what the plan does not say.
 */
export function useOwnCode(car: Car | undefined, { draft }: OwnDraft): string | undefined {
  const own = car?.isConfigured ? car : undefined
  const { page } = useAsyncPage(() => (draft ? shareConfiguration(draft) : Promise.resolve(undefined)), {
    key: own && draft ? [carKey(own), ...[...draft.options].sort()].join('/') : '',
    isEnabled: own !== undefined && draft !== undefined,
  })
  const shared = own && page.status === 'ready' ? page.data : undefined
  return shared?.totalFen === own?.priceFen ? shared?.shareCode : undefined
}
