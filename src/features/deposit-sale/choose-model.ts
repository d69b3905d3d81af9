import { defaultModel } from '@/domain/vehicle/default-model'
import type { ModelHomeItem } from '@/domain/vehicle/model-home'

/** The model to show: the wanted one if it is on sale, else the default one, else the first; none of an empty list. */
export const chooseModel = (
  models: readonly ModelHomeItem[],
  wantedId: string | undefined,
): ModelHomeItem | undefined => models.find(({ id }) => id === wantedId) ?? defaultModel(models)
