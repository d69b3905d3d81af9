import type { ModelHomeItem } from '@/domain/vehicle/model-home'
import { fetchModelHome } from './home'

/** A model with its deposits as they are on sale; undefined where it is not offered, or nobody can say. Never rejects. */
export const findModelHome = async (modelId: string): Promise<ModelHomeItem | undefined> => {
  const home = await fetchModelHome().catch(() => undefined)
  return home?.modelList.find(({ id }) => id === modelId)
}
