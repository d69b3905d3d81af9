import type { Language } from '@/language/language'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { SubscriptionTemplates } from '../../env/env-templates'
import { WechatFault, type WechatApi } from '../wechat/wechat-api'
import { SubscriptionRefused, type SubscriptionGateway } from './subscription-gateway'

/** Permission withdrawn or spent, unknown user, unknown template, fields that do not fit it, unknown page. */
const REFUSED_CODES = new Set([43101, 40003, 40037, 47003, 41030])

const WECHAT_LANGUAGES = { en: 'en_US', zh: 'zh_CN' } as const satisfies Record<Language, string>

const MINUTES_LENGTH = 'YYYY-MM-DD HH:mm'.length

/** Asks WeChat itself, with the mini-program's own templates. */
export const createWechatSubscriptions = (api: WechatApi, templates: SubscriptionTemplates): SubscriptionGateway => ({
  templateOf: (kind) => templates[kind]?.id ?? null,
  send: async ({ openId, kind, language, page, subject, at, note }) => {
    const template = templates[kind]
    if (template === undefined) throw new SubscriptionRefused(`there is no template for ${kind}`)
    const [subjectField, timeField, noteField] = template.fields
    const body = {
      touser: openId,
      template_id: template.id,
      page,
      lang: WECHAT_LANGUAGES[language],
      data: {
        [subjectField]: { value: subject },
        [timeField]: { value: formatShanghai(at.getTime()).slice(0, MINUTES_LENGTH) },
        [noteField]: { value: note },
      },
    }
    try {
      await api.byToken('/cgi-bin/message/subscribe/send', body)
    } catch (error) {
      if (error instanceof WechatFault && REFUSED_CODES.has(error.errcode)) throw new SubscriptionRefused(error.message)
      throw error
    }
  },
})
