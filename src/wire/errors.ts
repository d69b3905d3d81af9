import type * as codes from './error-codes'

/**
 * Stable refusal codes of the API: HTTP status x 100 + n. The server's error table gives each its text; the app
 * branches on these and never on a text.
 */
export * as ErrorCode from './error-codes'

/** One of them. */
export type RefusalCode = (typeof codes)[keyof typeof codes]

/** `data` of a refusal that tells the client more than its text does. */
export interface PriceChangedData {
  oldAmountFen: number
  newAmountFen: number
}
export interface RetryAfterData {
  retryAfterSeconds: number
  /** Where it is the network that many ask from, whoever asks. */
  ofNetwork?: true
  /** Of a code by SMS: where one was sent to the asker before that can still be typed. */
  isCodeSent?: true
}
/** What one payment of a balance may come to, in fen; equal where only the whole rest is taken. */
export interface PartOutOfRangeData {
  minFen: number
  maxFen: number
}
/** A transfer that brought less or more than the remark stands for, in fen; one that is paid stands for nothing more. */
export interface NotAsAnnouncedData {
  remark: string
  announcedFen: number
  cameFen: number
}
/** What a reference of bank, till or finance stands for already, in fen. */
export interface ReferenceUsedData {
  reference: string
  orderNo: string
  amountFen: number
}
/** When what counts once was done; in Shanghai wall time. */
export interface DoneAlreadyData {
  doneTime: string
}
export interface InvalidFieldData {
  field: string
}
export interface NoLongerOfferedData {
  /** The model, version or options that were withdrawn, by the names shoppers know. */
  names: string[]
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

export interface ConfigurationInvalidData {
  faults: ConfigurationFault[]
}
