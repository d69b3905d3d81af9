import type { ModelDetail, VehicleVersion } from '@/wire/schemas/vehicle'
import { defaultModel } from '@/domain/vehicle/default-model'
import { fetchMonthlyFen } from '@/services/advertised-monthly'
import { fetchModel, fetchSaleModels } from '@/services/api/vehicle'

/** A model with its versions, and what each costs a month. */
export interface VersionOffer {
  model: ModelDetail
  /** By pnoTwelve, in fen; a version without a loan, or whose loans could not be read, has none. */
  monthlyFen: Readonly<Record<string, number | undefined>>
}

const monthlyOf = async ({ pnoTwelve, priceFen }: VehicleVersion): Promise<readonly [string, number | undefined]> => [
  pnoTwelve,
  await fetchMonthlyFen(pnoTwelve, priceFen),
]

/** Reads a model's versions; without an id, those of the default model. Throws as fetchModel. */
export const fetchVersions = async (modelId: string | undefined): Promise<VersionOffer> => {
  const model = await fetchModel(modelId ?? defaultModel(await fetchSaleModels())?.id ?? '')
  return { model, monthlyFen: Object.fromEntries(await Promise.all(model.versions.map(monthlyOf))) }
}
