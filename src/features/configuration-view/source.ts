import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { fetchSavedConfiguration, fetchSharedConfiguration } from '@/services/api/configuration'
import { configurationDraft } from '@/services/configuration/draft'
import { keptConfigurations } from '@/services/configuration/kept'
import type { RouteParams } from '@/services/navigation/route-params'

/** Where the car on the page comes from. */
export type CarSource = { kind: 'draft' } | { kind: 'saved'; id: string } | { kind: 'shared'; shareCode: string }

/** What a link to the page names; a share code goes before the rest, for it is what was sent. */
export const readSource = ({ saved, share }: Partial<RouteParams<'pages/ConfigView/ConfigView'>>): CarSource => {
  if (share !== undefined) return { kind: 'shared', shareCode: share }
  return saved === undefined ? { kind: 'draft' } : { kind: 'saved', id: saved }
}

/**
 * The car as it was when it was left, saved or shared; undefined without a draft.
 *
 * @throws ApiError as `call`: shareNotFound, configurationNotFound; notLoggedIn for another's saved car.
 */
export const readCar = async (source: CarSource): Promise<ConfigurationSnapshot | undefined> => {
  switch (source.kind) {
    case 'draft':
      return configurationDraft.read()
    case 'saved':
      return keptConfigurations().find(({ id }) => id === source.id) ?? fetchSavedConfiguration(source.id)
    case 'shared':
      return fetchSharedConfiguration(source.shareCode)
    default:
      return source satisfies never
  }
}
