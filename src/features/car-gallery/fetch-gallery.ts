import type { ModelDetail, VehicleOption } from '@/wire/schemas/vehicle'
import { LookGroup, optionsOfGroup } from '@/domain/configuration/look-group'
import { firstVersion } from '@/domain/vehicle/first-version'
import { fetchModel, fetchSaleModels } from '@/services/api/vehicle'

/** A model with its paints. */
export interface GalleryModel {
  model: ModelDetail
  isDefault: boolean
  /** In the order of every picker. */
  paints: readonly VehicleOption[]
}

const paintsOf = ({ versions }: ModelDetail): readonly VehicleOption[] => {
  const version = firstVersion({ versions })
  return version === undefined ? [] : optionsOfGroup(version, LookGroup.exterior)
}

/** Reads all models on sale: few enough that changing from one to another need not wait. Throws as fetchModel. */
export const fetchGallery = async (): Promise<GalleryModel[]> => {
  const models = await fetchSaleModels()
  return Promise.all(
    models.map(async ({ id, isDefault }) => {
      const model = await fetchModel(id)
      return { model, isDefault, paints: paintsOf(model) }
    }),
  )
}
