import { Decorator } from 'wechatpay-axios-plugin'
import type { WechatMerchant } from './wechat-merchant'

const CALL_TIMEOUT_MS = 10_000

/** Signed calls to WeChat Pay; replies whose signature is wrong are thrown away by the library. */
export interface WechatClient {
  get<Reply>(path: string, params?: Readonly<Record<string, string>>): Promise<Reply>
  post<Reply>(path: string, body: object): Promise<Reply>
  /** A file behind an address that WeChat Pay gave; its reply is not signed, so the caller checks its hash. */
  download(url: string): Promise<Buffer>
}

/** Opens WeChat Pay APIv3 for a merchant. A call that gets no answer within ten seconds throws. */
export const createWechatClient = (merchant: WechatMerchant): WechatClient => {
  const { v3 } = new Decorator({
    mchid: merchant.merchantId,
    serial: merchant.certificateSerial,
    privateKey: merchant.privateKey,
    certs: { [merchant.platformKeyId]: merchant.platformPublicKey },
    timeout: CALL_TIMEOUT_MS,
    ...(merchant.baseUrl === null ? {} : { baseURL: merchant.baseUrl }),
  })
  return {
    get: async <Reply>(path: string, params = {}) => (await v3.get<Reply>(path, { params })).data,
    download: async (url) => {
      const { pathname, searchParams } = new URL(url)
      const params = Object.fromEntries(searchParams)
      // As bytes: a text would come without its byte-order mark, which the hash counts.
      return (await v3.get<Buffer>(pathname, { params, responseType: 'arraybuffer', transformResponse: [] })).data
    },
    post: async <Reply>(path: string, body: object) => (await v3.post<Reply>(path, body)).data,
  }
}
