import type { ModelDetail } from '@/contract/entities/vehicle'
import { defaultPlan, loanFaults, monthlyPaymentFen } from '@/domain/loan'
import { fetchLoanSchemes, fetchModel, fetchSaleModels } from '@/services/api/vehicle'

/** A model with its versions, and what each costs a month. */
export interface VersionOffer {
  model: ModelDetail
  /** By pnoTwelve, in fen; a version without a loan, or whose loans could not be read, has none. */
  monthlyFen: Partial<Record<string, number>>
}

/** The model that a link without one means. */
const defaultModelId = async (): Promise<string> => {
  const models = await fetchSaleModels()
  return (models.find(({ isDefault }) => isDefault) ?? models[0])?.id ?? ''
}

const monthlyOf = async (pnoTwelve: string, priceFen: number): Promise<number | undefined> => {
  // What a month costs is an extra: the versions are shown without it too.
  const [scheme] = await fetchLoanSchemes(pnoTwelve).catch(() => [])
  if (scheme === undefined) return undefined
  const plan = defaultPlan(scheme)
  return loanFaults(scheme, plan).length === 0 ? monthlyPaymentFen(priceFen, scheme, plan) : undefined
}

/** Reads a model's versions; without an id, those of the default model. Throws as fetchModel. */
export async function fetchVersions(modelId: string | undefined): Promise<VersionOffer> {
  const model = await fetchModel(modelId ?? (await defaultModelId()))
  const monthly = await Promise.all(
    model.versions.map(async ({ pnoTwelve, priceFen }) => [pnoTwelve, await monthlyOf(pnoTwelve, priceFen)] as const),
  )
  return { model, monthlyFen: Object.fromEntries(monthly) }
}
