/** The prefix of every path in the endpoint table. */
export const API_PREFIX = '/api/system'

/** `code` of a successful envelope; any other code is a refusal whose `msg` is shown. */
export const SUCCESS_CODE = 200

/** Every reply of the API server: `data` is null on a refusal. */
export interface Envelope<Data> {
  code: number
  data: Data
  msg: string
}
