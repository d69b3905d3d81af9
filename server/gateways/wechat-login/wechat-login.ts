import { WechatFault, type WechatApi, type WechatReply } from '../wechat/wechat-api'
import { WechatCodeRejected, type WechatLoginGateway } from './wechat-login-gateway'

interface SessionReply extends WechatReply {
  openid?: string
}
interface PhoneReply extends WechatReply {
  phone_info?: { purePhoneNumber?: string; countryCode?: string }
}

const MAINLAND = '86'

/** Invalid, spent or blocked codes; everything else is a fault between the two servers. */
const REJECTED_CODES = new Set([40029, 40163, 40226, 41008])

const rejecting = (error: unknown): never => {
  if (error instanceof WechatFault && REJECTED_CODES.has(error.errcode)) throw new WechatCodeRejected(error.message)
  throw error
}

/** Asks WeChat itself. */
export const createWechatLogin = (api: WechatApi): WechatLoginGateway => ({
  openIdOf: async (loginCode) => {
    const query = { js_code: loginCode, grant_type: 'authorization_code' }
    const reply = await api.bySecret<SessionReply>('/sns/jscode2session', query).catch(rejecting)
    if (reply.openid === undefined) throw new WechatCodeRejected('no open id')
    return reply.openid
  },
  phoneOf: async (phoneCode) => {
    const reply = await api
      .byToken<PhoneReply>('/wxa/business/getuserphonenumber', { code: phoneCode })
      .catch(rejecting)
    const { purePhoneNumber, countryCode } = reply.phone_info ?? {}
    if (purePhoneNumber === undefined || countryCode !== MAINLAND) throw new WechatCodeRejected('no mainland phone')
    return purePhoneNumber
  },
})
