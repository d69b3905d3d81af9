/** A car as it is chosen: a version and what is in it, as attributeNos, standard equipment included. */
export interface ConfigurationChoice {
  pnoTwelve: string
  options: string[]
}

/** An option by its name, and what it cost or costs in one particular car, in fen. */
export interface PricedOption {
  attributeNo: string
  displayName: string
  priceFen: number
}

/**
 * Why a choice is no car that can be built: an option the version does not have, a group without or with more than one
 * choice, standard equipment left out, or a broken rule of options.
 */
export type ConfigurationFault =
  | { kind: 'unknown'; attributeNo: string }
  | { kind: 'nothingChosen'; attributeType: string }
  | { kind: 'tooManyChosen'; attributeType: string }
  | { kind: 'standardMissing'; attributeNo: string }
  | { kind: 'needs'; attributeNo: string; otherNo: string }
  | { kind: 'notWith'; attributeNo: string; otherNo: string }

/** A complete configuration with its price, computed by the server (extension). `quotedTime` is Shanghai wall time. */
export interface ConfigurationQuote extends ConfigurationChoice {
  pnoEighteen: string
  modelId: string
  modelName: string
  versionName: string
  versionPriceFen: number
  parts: PricedOption[]
  totalFen: number
  quotedTime: string
}

/**
 * A configuration as it was seen when it was saved or shared: its names and prices outlive what they name, so that what
 * is no longer offered can be named.
 */
export type ConfigurationSnapshot = Omit<ConfigurationQuote, 'quotedTime' | 'pnoEighteen'>

/** A configuration of a user. `revision` counts its changes from 1; `savedTime` is Shanghai wall time. */
export interface SavedConfiguration extends ConfigurationSnapshot {
  id: string
  revision: number
  savedTime: string
}

/** A configuration behind a share code. */
export interface SharedConfiguration extends ConfigurationSnapshot {
  shareCode: string
}
