import { ErrorCode } from '@/wire/errors'
import { isRefusal } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'

/** The car that was asked for is not there any more, or never was; `text` is the server's word on it. */
export interface Unavailable {
  kind: 'unavailable'
  text: string | null
}

const CODES = [
  ErrorCode.noLongerOffered,
  ErrorCode.modelNotFound,
  ErrorCode.versionNotFound,
  ErrorCode.configurationNotFound,
  ErrorCode.shareNotFound,
] as const

/** Reads something about a car; that the car is gone is an answer too, and no failure to try again. */
export const orUnavailable = async <Result>(read: () => Promise<Result>): Promise<Result | Unavailable> => {
  try {
    return await read()
  } catch (error) {
    if (!isRefusal(error, ...CODES)) throw error
    return { kind: 'unavailable', text: failureText(error) }
  }
}
