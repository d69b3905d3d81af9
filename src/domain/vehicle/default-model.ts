/** The model that is meant where none is named: the default one, else the first; none of an empty list. */
export const defaultModel = <Model extends { isDefault: boolean }>(models: readonly Model[]): Model | undefined =>
  models.find(({ isDefault }) => isDefault) ?? models[0]
