import type { Environment } from '../../env/environment'
import type { WechatPayCredentials } from '../../env/env-credentials'

/** The merchant's keys, the app that its payments are made in, and where WeChat Pay sends notices. */
export interface WechatMerchant extends WechatPayCredentials {
  appId: string
  noticeUrl: string
}

/** Where WeChat Pay sends notices, below the public URL. */
export const WECHAT_NOTICE_PATH = '/api/system/pay/notice/wechat'

/** The merchant that the environment names, or null when no WeChat Pay credentials are given. */
export const wechatMerchantOf = ({ wechat, wechatPay, publicUrl }: Environment): WechatMerchant | null => {
  if (wechat === null || wechatPay === null) return null
  return { ...wechatPay, appId: wechat.appId, noticeUrl: `${publicUrl}${WECHAT_NOTICE_PATH}` }
}
