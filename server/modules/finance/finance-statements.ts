import type { InterestCheck, LoanScheme, TrialModel } from '@/wire/schemas/finance'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { run, type Statement } from '../../db/together'
import { SIDE_PICTURE } from '../vehicle/side-picture'

interface TrialRow extends Pick<TrialModel, 'modelId' | 'modelName'> {
  pnoTwelve: string
  displayName: string
  priceFen: number
  picture: string
}

/** The versions that have a loan, by model and in display order. */
export const listTrialRows = (database: Queryable): Promise<TrialRow[]> =>
  database.query<TrialRow>(
    `SELECT model.id AS "modelId", ${said('model', 'name')} AS "modelName", version.pno_twelve AS "pnoTwelve",
       ${said('version', 'display_name')} AS "displayName", version.price_fen AS "priceFen", ${SIDE_PICTURE} AS picture
     FROM version JOIN model ON model.id = version.model_id
     WHERE version.withdrawn_at IS NULL AND model.withdrawn_at IS NULL
       AND EXISTS (SELECT FROM loan_scheme_version loan WHERE loan.pno_twelve = version.pno_twelve)
     ORDER BY model.sort, version.sort`,
  )

/** A loan as it is stored: rates and ratios in basis points. */
export interface SchemeRow extends Pick<LoanScheme, 'schemeId' | 'schemeName' | 'termsMonths' | 'defaultTermMonths'> {
  annualRateBp: number
  minDownBp: number
  maxDownBp: number
  defaultDownBp: number
}

/** SQL: the loans of a version, in display order. */
export const schemesOf = (pnoTwelve: string): string => `
  SELECT loan_scheme.id AS "schemeId", ${said('loan_scheme', 'name')} AS "schemeName", terms_months AS "termsMonths",
    default_term_months AS "defaultTermMonths", annual_rate_bp AS "annualRateBp", min_down_bp AS "minDownBp",
    max_down_bp AS "maxDownBp", default_down_bp AS "defaultDownBp"
  FROM loan_scheme JOIN loan_scheme_version loan ON loan.scheme_id = loan_scheme.id
  WHERE loan.pno_twelve = ${pnoTwelve} ORDER BY sort`

/** The loans of a version. */
export const schemesOfVersion = (pnoTwelve: string): Statement<SchemeRow> => ({
  sql: schemesOf('$1'),
  params: [pnoTwelve],
})

/** The rights that come with a version. */
export type Interest = Pick<InterestCheck, 'interestCode' | 'interestDiscountInfo'>

/** SQL: the rights that come with a version at an instant; those that end first count. */
export const interestAt = (pnoTwelve: string, at: string): string => `
  SELECT code AS "interestCode", ${said('version_interest', 'discount_info')} AS "interestDiscountInfo" FROM version_interest
  WHERE version_interest.pno_twelve = ${pnoTwelve} AND start_at <= ${at} AND ${at} < end_at ORDER BY end_at, code LIMIT 1`

/** The rights that come with a version at an instant. */
export const interestOf = (pnoTwelve: string, now: Date): Statement<Interest> => ({
  sql: interestAt('$1', '$2'),
  params: [pnoTwelve, now],
})

/** Reads them by themselves. */
export const findInterest = async (database: Queryable, pnoTwelve: string, now: Date): Promise<Interest | undefined> =>
  (await run(database, interestOf(pnoTwelve, now)))[0]
