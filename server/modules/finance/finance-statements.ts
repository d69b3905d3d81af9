import type { InterestCheck, LoanScheme, TrialModel } from '@/wire/schemas/finance'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { SIDE_PICTURE, SIDE_PICTURE_JOIN } from '../vehicle/side-picture'

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
     FROM version JOIN model ON model.id = version.model_id ${SIDE_PICTURE_JOIN}
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

/** The loans of a version, in display order. */
export const listSchemes = (database: Queryable, pnoTwelve: string): Promise<SchemeRow[]> =>
  database.query<SchemeRow>(
    `SELECT id AS "schemeId", ${said('loan_scheme', 'name')} AS "schemeName", terms_months AS "termsMonths",
       default_term_months AS "defaultTermMonths", annual_rate_bp AS "annualRateBp", min_down_bp AS "minDownBp",
       max_down_bp AS "maxDownBp", default_down_bp AS "defaultDownBp"
     FROM loan_scheme JOIN loan_scheme_version loan ON loan.scheme_id = id
     WHERE loan.pno_twelve = $1 ORDER BY sort`,
    [pnoTwelve],
  )

/** The rights that come with a version at an instant; those that end first count. */
export const findInterest = (
  database: Queryable,
  pnoTwelve: string,
  now: Date,
): Promise<Pick<InterestCheck, 'interestCode' | 'interestDiscountInfo'> | undefined> =>
  database.one(
    `SELECT code AS "interestCode", ${said('version_interest', 'discount_info')} AS "interestDiscountInfo" FROM version_interest
     WHERE pno_twelve = $1 AND start_at <= $2 AND $2 < end_at ORDER BY end_at, code LIMIT 1`,
    [pnoTwelve, now],
  )
