import { sms } from 'tencentcloud-sdk-nodejs-sms'
import { language } from '@/language/current'
import { plainSpaced } from '@/language/unbroken'
import { formatMonthDay } from '@/domain/time/shanghai-time'
import { formatClock } from '@/domain/time/week'
import type { TencentSmsCredentials } from '../../env/env-credentials'
import type { SmsGateway, SmsHour } from './sms-gateway'

const REGION = 'ap-guangzhou'
const SENT = 'Ok'
/** Somebody waits for the reply: without it the code may be asked for again. */
const TIMEOUT_S = 8

/** Sends by Tencent Cloud, with the templates of the language of the moment; each takes its values in the order given here. */
export const createTencentSms = (credentials: TencentSmsCredentials): SmsGateway => {
  const { secretId, secretKey, sdkAppId, signName, templateIds, reminderTemplateIds, freeTemplateIds } = credentials
  const client = new sms.v20210111.Client({
    credential: { secretId, secretKey },
    region: REGION,
    profile: { httpProfile: { reqTimeout: TIMEOUT_S } },
  })
  const sendBy = async (templateId: string, phone: string, values: string[]): Promise<void> => {
    const reply = await client.SendSms({
      PhoneNumberSet: [`+86${phone}`],
      SmsSdkAppId: sdkAppId,
      SignName: signName,
      TemplateId: templateId,
      TemplateParamSet: values,
    })
    const status = reply.SendStatusSet?.[0]?.Code
    if (status !== SENT) throw new Error(`Tencent Cloud SMS refused the message: ${status ?? 'no status'}`)
  }
  /** A value has six plain characters at most, which no name of a shop keeps to: the app says where it is. */
  const hourOf = ({ startMs }: SmsHour): string[] => [plainSpaced(formatMonthDay(startMs)), formatClock(startMs)]
  return {
    send: ({ phone, code, expiresInMinutes }) =>
      sendBy(templateIds[language()], phone, [code, String(expiresInMinutes)]),
    remind: (hour) => sendBy(reminderTemplateIds[language()], hour.phone, hourOf(hour)),
    tellFree: (hour) => sendBy(freeTemplateIds[language()], hour.phone, hourOf(hour)),
  }
}
