import type {
  ErrorCode,
  NotAsAnnouncedData,
  ConfigurationInvalidData,
  DoneAlreadyData,
  InvalidFieldData,
  NoLongerOfferedData,
  PartOutOfRangeData,
  PriceChangedData,
  ReferenceUsedData,
  RefusalCode,
  RetryAfterData,
} from '@/wire/errors'

/** What a refusal tells the client beside its text, for the codes that tell more. */
interface DataByCode {
  [ErrorCode.priceChanged]: PriceChangedData
  [ErrorCode.noLongerOffered]: NoLongerOfferedData
  [ErrorCode.configurationInvalid]: ConfigurationInvalidData
  [ErrorCode.partOutOfRange]: PartOutOfRangeData
  [ErrorCode.amountMismatch]: NotAsAnnouncedData
  [ErrorCode.referenceUsed]: ReferenceUsedData
  [ErrorCode.couponNotUsable]: DoneAlreadyData
  [ErrorCode.checkedInAlready]: DoneAlreadyData
  [ErrorCode.invalidField]: InvalidFieldData
  [ErrorCode.invalidPhone]: InvalidFieldData
  [ErrorCode.nicknameRefused]: InvalidFieldData
  [ErrorCode.biographyRefused]: InvalidFieldData
  [ErrorCode.buyerNameUnprintable]: InvalidFieldData
  [ErrorCode.tooManyRequests]: RetryAfterData
  [ErrorCode.smsTooOften]: RetryAfterData
  [ErrorCode.loginTooOften]: RetryAfterData
  [ErrorCode.placedTooOften]: RetryAfterData
  [ErrorCode.couponCodesTooOften]: RetryAfterData
  [ErrorCode.commentsTooOften]: RetryAfterData
  [ErrorCode.postsTooOften]: RetryAfterData
  [ErrorCode.feedbackTooOften]: RetryAfterData
  [ErrorCode.uploadsSpent]: RetryAfterData
}

/** The `data` that a refusal with this code may carry. */
export type RefusalData<Code extends RefusalCode> = Code extends keyof DataByCode ? DataByCode[Code] : never
