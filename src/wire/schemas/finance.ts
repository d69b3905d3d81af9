import { Type, type Static } from 'typebox'
import { count, fen, flag, nullable, text } from './parts'

const PNO_LENGTH = 12

export const VersionQuery = Type.Object({
  pnoTwelve: Type.String({ minLength: PNO_LENGTH, maxLength: PNO_LENGTH, description: 'Names the version' }),
})

/** A version as a list shows it. */
export const VersionSummary = Type.Object({
  pnoTwelve: text('Names the version'),
  displayName: text(),
  priceFen: fen('Without options'),
  picture: text('From the side'),
})
export type VersionSummary = Static<typeof VersionSummary>

/** A model with the versions that instalments can be tried for. */
export const TrialModel = Type.Object({ modelId: text(), modelName: text(), versions: Type.Array(VersionSummary) })
export type TrialModel = Static<typeof TrialModel>

export const TrialModels = Type.Array(TrialModel)

const partOfPrice = (description?: string) =>
  Type.Number({ description: [description, 'fraction of the price'].filter(Boolean).join('; ') })

/** One loan product. The defaults are what a calculator starts with. */
export const LoanScheme = Type.Object({
  schemeId: text(),
  schemeName: text(),
  annualRate: Type.Number({ description: 'As a fraction: 0.0299 is 2.99 %, 0 is free of interest' }),
  termsMonths: Type.Array(Type.Integer()),
  minDownPaymentRatio: partOfPrice(),
  maxDownPaymentRatio: partOfPrice(),
  defaultDownPaymentRatio: partOfPrice(),
  defaultTermMonths: count(),
})
export type LoanScheme = Static<typeof LoanScheme>

export const LoanSchemes = Type.Array(LoanScheme)

/** Rights checked for a version. */
export const InterestCheck = Type.Object({
  interestCode: nullable(text()),
  interestDiscountInfo: nullable(text()),
  valid: flag(),
})
export type InterestCheck = Static<typeof InterestCheck>
