/** A model with the versions that instalments can be tried for; prices in fen, pictures from the side. */
export interface TrialModel {
  modelId: string
  modelName: string
  versions: { pnoTwelve: string; displayName: string; priceFen: number; picture: string }[]
}

/**
 * One loan product: annual rate as a fraction (0.0299 = 2.99 %, 0 = free of interest), terms in months, down payment as
 * a fraction of the price within two bounds. The defaults are what a calculator starts with.
 */
export interface LoanScheme {
  schemeId: string
  schemeName: string
  annualRate: number
  termsMonths: number[]
  minDownPaymentRatio: number
  maxDownPaymentRatio: number
  defaultDownPaymentRatio: number
  defaultTermMonths: number
}
