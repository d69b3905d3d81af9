import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import type { TrialModel } from '@/wire/schemas/finance'
import type { LoanChoice } from '@/domain/finance/loan-choice'

/** A car that is worked out. */
export interface Car {
  modelId: string
  pnoTwelve: string
  name: string
  priceFen: number
  picture: string
  /** It is the one that the shopper is configuring. */
  isConfigured: boolean
  /** The code of a configured car that another has shared; any other is ordered as a version. */
  share?: string
}

/** What tells a car from the others: one version may be there for several prices. */
export const carKey = ({ pnoTwelve, priceFen }: Car): string => `${pnoTwelve}/${priceFen}`

/** What the shopper is working on, and whether anything was chosen in it that its version does not have anyway. */
export interface OwnDraft {
  draft: ConfigurationSnapshot | undefined
  isConfigured: boolean
}

/** Every car to choose from: the one that the shopper is working on first, then all other versions. */
export const carsOf = (models: readonly TrialModel[], { draft, isConfigured }: OwnDraft): Car[] => {
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
  if (!base || !draft) return versions
  const own: Car = isConfigured ? { ...base, priceFen: draft.totalFen, isConfigured } : base
  return [own, ...versions.filter((version) => carKey(version) !== carKey(own))]
}

/**
 * The car of a choice: the shopper's own where version and price are its own, else the version, for the price that was
 * asked elsewhere with options, perhaps for a car that was shared. Without a choice, or with an unknown one, the first.
 *
 * @param ownCode - opens the shopper's own; any other code is that of another's car, which may cost the same.
 */
export const carOf = (
  cars: readonly Car[],
  { pnoTwelve, priceFen, share }: LoanChoice,
  ownCode?: string,
): Car | undefined => {
  const same = cars.filter((car) => car.pnoTwelve === pnoTwelve)
  const version = same[same.length - 1]
  if (!version) return cars[0]
  const wantedFen = priceFen ?? version.priceFen
  const known = same.find((car) => car.priceFen === wantedFen)
  const isShared = share !== undefined && share !== ownCode
  if (known && !isShared) return known
  // Options only add to a price: less comes from a link of other times.
  if (wantedFen < version.priceFen) return version
  return { ...version, priceFen: wantedFen, isConfigured: false, ...(isShared && { share }) }
}

/**
 * The car of an order, for what it is sold for there: its version may cost more by now, without what was taken off, or be
 * offered no more.
 */
export const orderedCarOf = (cars: readonly Car[], { pnoTwelve = '', priceFen = 0 }: LoanChoice): Car => {
  const version = cars.find((car) => car.pnoTwelve === pnoTwelve)
  const { modelId = '', name = '', picture = '' } = version ?? {}
  return { modelId, name, picture, pnoTwelve, priceFen, isConfigured: false }
}
