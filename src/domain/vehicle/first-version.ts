import type { ModelDetail, VehicleVersion } from '@/wire/schemas/vehicle'

/** The version that a model is shown in until one is chosen: the popular one, else the first; none of a model without any. */
export const firstVersion = ({ versions }: Pick<ModelDetail, 'versions'>): VehicleVersion | undefined =>
  versions.find(({ isPopular }) => isPopular) ?? versions[0]
