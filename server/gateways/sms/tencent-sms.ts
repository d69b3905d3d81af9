import { sms } from 'tencentcloud-sdk-nodejs-sms'
import { language } from '@/language/current'
import type { TencentSmsCredentials } from '../../env/env-credentials'
import type { SmsGateway } from './sms-gateway'

const REGION = 'ap-guangzhou'
const SENT = 'Ok'

/** Sends by Tencent Cloud, with the template of the caller's language; it takes the code and its minutes, in this order. */
export const createTencentSms = (credentials: TencentSmsCredentials): SmsGateway => {
  const { secretId, secretKey, sdkAppId, signName, templateIds } = credentials
  const client = new sms.v20210111.Client({ credential: { secretId, secretKey }, region: REGION })
  return {
    send: async ({ phone, code, expiresInMinutes }) => {
      const reply = await client.SendSms({
        PhoneNumberSet: [`+86${phone}`],
        SmsSdkAppId: sdkAppId,
        SignName: signName,
        TemplateId: templateIds[language()],
        TemplateParamSet: [code, String(expiresInMinutes)],
      })
      const status = reply.SendStatusSet?.[0]?.Code
      if (status !== SENT) throw new Error(`Tencent Cloud SMS refused the message: ${status ?? 'no status'}`)
    },
  }
}
