import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import type { TrialModel } from '@/wire/schemas/finance'
import type { LoanChoice } from '@/domain/finance/loan-choice'

/** A car that is worked out: a version as it comes, or the shopper's own with its options. */
export interface Car {
  modelId: string
  pnoTwelve: string
  name: string
  priceFen: number
  picture: string
  isConfigured: boolean
}

/** Every car to choose from: the shopper's own configuration first, then all versions. */
export const carsOf = (models: readonly TrialModel[], draft: ConfigurationSnapshot | undefined): Car[] => {
  const versions = models.flatMap(({ modelId, modelName, versions: all }) =>
    all.map(({ pnoTwelve, displayName, priceFen, picture }) => ({
      modelId,
      pnoTwelve,
      name: `${modelName} ${displayName}`,
      priceFen,
      picture,
      isConfigured: false,
    })),
  )
  const base = versions.find(({ pnoTwelve }) => pnoTwelve === draft?.pnoTwelve)
  return base && draft ? [{ ...base, priceFen: draft.totalFen, isConfigured: true }, ...versions] : versions
}

/** The car of a choice; a configured one is known by its price. Without a choice, or with an unknown one, the first. */
export const carOf = (cars: readonly Car[], { pnoTwelve, priceFen }: LoanChoice): Car | undefined => {
  const version = cars.find((car) => car.pnoTwelve === pnoTwelve && !car.isConfigured)
  if (!version) return cars[0]
  // Options only add to a price: less comes from a link of other times.
  if (priceFen === undefined || priceFen <= version.priceFen) return version
  return { ...version, priceFen, isConfigured: true }
}
