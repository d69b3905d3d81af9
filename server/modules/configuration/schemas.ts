import { Type } from 'typebox'

const PNO_LENGTH = 12
/** More than any version offers. */
const MAX_OPTIONS = 64
const MAX_NAME_LENGTH = 100
const MAX_SHARE_CODE_LENGTH = 24
const MAX_FEN = 2_000_000_000

const name = Type.String({ maxLength: MAX_NAME_LENGTH })
const attributeNo = Type.String({ minLength: 1, maxLength: MAX_NAME_LENGTH })
const amountFen = Type.Integer({ minimum: 0, maximum: MAX_FEN })
const configurationId = Type.String({ pattern: '^[0-9a-f]{32}$' })

const choice = {
  pnoTwelve: Type.String({ minLength: PNO_LENGTH, maxLength: PNO_LENGTH }),
  options: Type.Array(attributeNo, { maxItems: MAX_OPTIONS, uniqueItems: true }),
}

const snapshot = {
  ...choice,
  modelId: attributeNo,
  modelName: name,
  versionName: name,
  versionPriceFen: amountFen,
  parts: Type.Array(Type.Object({ attributeNo, displayName: name, priceFen: amountFen }), { maxItems: MAX_OPTIONS }),
  totalFen: amountFen,
}

export const choiceBody = Type.Object(choice)
export const quoteBody = Type.Object({ ...choice, expectedAmountFen: Type.Optional(amountFen) })
export const saveBody = Type.Object({
  ...snapshot,
  id: configurationId,
  baseRevision: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
})
export const idPayload = Type.Object({ id: configurationId })
export const shareQuery = Type.Object({ shareCode: Type.String({ minLength: 1, maxLength: MAX_SHARE_CODE_LENGTH }) })

export const quoteReply = Type.Object({ ...snapshot, pnoEighteen: Type.String(), quotedTime: Type.String() })
export const savedConfiguration = Type.Object({
  ...snapshot,
  id: Type.String(),
  revision: Type.Integer(),
  savedTime: Type.String(),
})
export const sharedConfiguration = Type.Object({ ...snapshot, shareCode: Type.String() })
