import { Type, type Static } from 'typebox'
import { count, madeId, text, wallTime } from './parts'

const PNO_LENGTH = 12
/** More than any version offers. */
const MAX_OPTIONS = 64
const MAX_NAME_LENGTH = 100
const MAX_SHARE_CODE_LENGTH = 24
const MAX_FEN = 2_000_000_000
const MAX_REVISION = 1_000_000

const name = () => Type.String({ maxLength: MAX_NAME_LENGTH })
const number = () => Type.String({ minLength: 1, maxLength: MAX_NAME_LENGTH })
const price = (description?: string) =>
  Type.Integer({ minimum: 0, maximum: MAX_FEN, description: description ? `${description}; in fen` : 'in fen' })

const revision = (description: string) => Type.Integer({ minimum: 0, maximum: MAX_REVISION, description })

const choice = {
  pnoTwelve: Type.String({ minLength: PNO_LENGTH, maxLength: PNO_LENGTH, description: 'Names the version' }),
  options: Type.Array(number(), {
    maxItems: MAX_OPTIONS,
    uniqueItems: true,
    description: 'What is in the car, as attributeNos, standard equipment included',
  }),
}

/** A car as it is chosen. */
export const ConfigurationChoice = Type.Object(choice)
export type ConfigurationChoice = Static<typeof ConfigurationChoice>

/** An option by its name, and what it cost or costs in one particular car. */
export const PricedOption = Type.Object({ attributeNo: number(), displayName: name(), priceFen: price() })
export type PricedOption = Static<typeof PricedOption>

const snapshot = {
  ...choice,
  modelId: number(),
  modelName: name(),
  versionName: name(),
  versionPriceFen: price('The version without options'),
  parts: Type.Array(PricedOption, { maxItems: MAX_OPTIONS }),
  totalFen: price(),
}

/**
 * A configuration as it was seen when it was saved or shared: its names and prices outlive what they name, so that what
 * is no longer offered can be named.
 */
export const ConfigurationSnapshot = Type.Object(snapshot)
export type ConfigurationSnapshot = Static<typeof ConfigurationSnapshot>

/** A complete configuration with its price, computed by the server (extension). */
export const ConfigurationQuote = Type.Object({
  ...snapshot,
  pnoEighteen: text('What the factory knows the car by'),
  quotedTime: wallTime(),
})
export type ConfigurationQuote = Static<typeof ConfigurationQuote>

/** A configuration of a user. */
export const SavedConfiguration = Type.Object({
  ...snapshot,
  id: text(),
  revision: count('Counts its changes from 1'),
  savedTime: wallTime(),
})
export type SavedConfiguration = Static<typeof SavedConfiguration>

/** The configurations of a user, the newest first. */
export const SavedConfigurations = Type.Array(SavedConfiguration)

/** A configuration behind a share code. */
export const SharedConfiguration = Type.Object({ ...snapshot, shareCode: text() })
export type SharedConfiguration = Static<typeof SharedConfiguration>

export const QuoteBody = Type.Object({
  ...choice,
  expectedAmountFen: Type.Optional(price('What the shopper saw; another price is refused with 409 and both prices')),
})
export type QuoteBody = Static<typeof QuoteBody>

/**
 * Saving the same again changes nothing. The snapshot is kept as it was seen, also when its car is no longer offered:
 * nothing is lost by logging in late.
 */
export const SaveBody = Type.Object({
  ...snapshot,
  id: madeId('Made by the phone: 32 hexadecimal digits'),
  baseRevision: revision('The revision that was changed, 0 for a new one; 409 when it was changed elsewhere meanwhile'),
})
export type SaveBody = Static<typeof SaveBody>

export const DeleteBody = Type.Object({
  id: madeId('As the phone made it'),
  baseRevision: Type.Optional(
    revision('The revision that was seen; 409 when it was changed elsewhere meanwhile. Without it, whatever is there'),
  ),
})
export type DeleteBody = Static<typeof DeleteBody>

export const ConfigurationIdPayload = Type.Object({ id: madeId('As the phone made it') })

export const ShareCodeQuery = Type.Object({
  shareCode: Type.String({ minLength: 1, maxLength: MAX_SHARE_CODE_LENGTH }),
})
