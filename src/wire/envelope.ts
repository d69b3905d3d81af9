/** The prefix of every path in the endpoint table (specification section 7). */
export const API_PREFIX = '/api/system'

/** `code` of a successful envelope (specification section 7); any other code is a refusal whose `msg` is shown. */
export const SUCCESS_CODE = 200

/** Every reply of the API server: `data` is null on a refusal (specification section 3). */
export interface Envelope<Data> {
  code: number
  data: Data
  msg: string
}
