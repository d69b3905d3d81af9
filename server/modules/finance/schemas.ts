import { Type } from 'typebox'
import { nullable } from '../../http/schemas'

const PNO_LENGTH = 12

export const versionQuery = Type.Object({ pnoTwelve: Type.String({ minLength: PNO_LENGTH, maxLength: PNO_LENGTH }) })

export const trialModel = Type.Object({
  modelId: Type.String(),
  modelName: Type.String(),
  versions: Type.Array(
    Type.Object({
      pnoTwelve: Type.String(),
      displayName: Type.String(),
      priceFen: Type.Integer(),
      picture: Type.String(),
    }),
  ),
})

export const loanScheme = Type.Object({
  schemeId: Type.String(),
  schemeName: Type.String(),
  annualRate: Type.Number(),
  termsMonths: Type.Array(Type.Integer()),
  minDownPaymentRatio: Type.Number(),
  maxDownPaymentRatio: Type.Number(),
  defaultDownPaymentRatio: Type.Number(),
  defaultTermMonths: Type.Integer(),
})

export const interestCheck = Type.Object({
  interestCode: nullable(Type.String()),
  interestDiscountInfo: nullable(Type.String()),
  valid: Type.Boolean(),
})
