import type { ParameterTable } from '@/wire/schemas/vehicle'
import type { AbortSignalLike } from '@/platform/http/types'
import { defaultModel } from '@/domain/vehicle/default-model'
import { fetchParameters, fetchSaleModels } from '@/services/api/vehicle'

/** The table of a model; of the default model when a link names none. Null when nothing is on sale. */
export const fetchTable = async (
  modelId: string | undefined,
  signal: AbortSignalLike,
): Promise<ParameterTable | null> => {
  if (modelId !== undefined) return fetchParameters(modelId, { signal })
  const models = await fetchSaleModels({ signal })
  const model = defaultModel(models)
  return model ? fetchParameters(model.id, { signal }) : null
}
