import type { LoanScheme, TrialModel, InterestCheck } from '@/wire/schemas/finance'
import type { Queryable } from '../../db/queryable'
import { run, together } from '../../db/together'
import { findVersion, theVersion, versionOf } from '../vehicle/find-version'
import { interestOf, listTrialRows, schemesOfVersion, type SchemeRow } from './finance-statements'

const BASIS_POINTS = 10_000

/** The models with versions that a loan is offered for. */
export const trialModelList = async (database: Queryable): Promise<TrialModel[]> => {
  const rows = await listTrialRows(database)
  const models = new Map(rows.map(({ modelId, modelName }) => [modelId, modelName]))
  return [...models].map(([modelId, modelName]) => ({
    modelId,
    modelName,
    versions: rows.filter((row) => row.modelId === modelId).map(({ modelId: _, modelName: __, ...version }) => version),
  }))
}

/** A loan as it travels. */
export const asScheme = ({ annualRateBp, minDownBp, maxDownBp, defaultDownBp, ...row }: SchemeRow): LoanScheme => ({
  ...row,
  annualRate: annualRateBp / BASIS_POINTS,
  minDownPaymentRatio: minDownBp / BASIS_POINTS,
  maxDownPaymentRatio: maxDownBp / BASIS_POINTS,
  defaultDownPaymentRatio: defaultDownBp / BASIS_POINTS,
})

/** The loans of a version, offered or not: one that was ordered may be withdrawn by the time it is financed. */
export const schemesOfOrdered = async (database: Queryable, pnoTwelve: string): Promise<LoanScheme[]> =>
  (await run(database, schemesOfVersion(pnoTwelve))).map(asScheme)

/**
 * The loans that a version can be bought with.
 *
 * @throws Refusal versionNotFound or noLongerOffered, as findVersion.
 */
export const loanSchemesOf = async (database: Queryable, pnoTwelve: string): Promise<LoanScheme[]> => {
  await findVersion(database, pnoTwelve)
  return schemesOfOrdered(database, pnoTwelve)
}

/**
 * Which rights come with a version now; not valid where there are none.
 *
 * @throws Refusal versionNotFound or noLongerOffered, as theVersion.
 */
export const checkInterest = async (database: Queryable, pnoTwelve: string, now: Date): Promise<InterestCheck> => {
  const rows = await together(database, { version: versionOf(pnoTwelve), interest: interestOf(pnoTwelve, now) })
  theVersion(rows.version)
  const [interest] = rows.interest
  return interest ? { ...interest, valid: true } : { interestCode: null, interestDiscountInfo: null, valid: false }
}
