import { once } from 'node:events'
import https from 'node:https'
import net, { type AddressInfo } from 'node:net'
import { sms as tencent } from 'tencentcloud-sdk-nodejs-sms'
import { sendSms } from '@/wire/endpoints/account'
import { SmsType } from '@/wire/enums/platform'
import { readEnvironment } from '../../../server/env/environment'
import { StartupError } from '../../../server/system/startup-error'
import { createSandboxSms } from '../../../server/gateways/sms/sandbox-sms'
import type { SmsGateway } from '../../../server/gateways/sms/sms-gateway'
import { createTencentSms } from '../../../server/gateways/sms/tencent-sms'
import { speaking } from '../../../server/system/spoken-language'
import { startTestServer } from '../../support/server/server'

const TENCENT = {
  TENCENT_SMS_SECRET_ID: 'id',
  TENCENT_SMS_SECRET_KEY: 'key',
  TENCENT_SMS_SDK_APP_ID: '1400',
  TENCENT_SMS_SIGN_NAME: 'Vela',
  TENCENT_SMS_TEMPLATE_ID: '11',
  TENCENT_SMS_REMINDER_TEMPLATE_ID: '31',
  TENCENT_SMS_FREE_TEMPLATE_ID: '41',
}
const message = { phone: '13800004417', smsType: SmsType.login, code: '123456', expiresInMinutes: 5 }

const hour = { phone: message.phone, shop: 'Vela Space Jing’an', startMs: Date.parse('2026-11-28T14:00:00+08:00') }

/** What the provider is given for a message in English and for one in Chinese. */
const givenFor = async (variables: Record<string, string>, act: (gateway: SmsGateway) => Promise<void>) => {
  const { tencentSms } = readEnvironment(variables)
  if (tencentSms === null) throw new Error('no credentials were read')
  const send = jest
    .spyOn(tencent.v20210111.Client.prototype, 'SendSms')
    .mockResolvedValue({ SendStatusSet: [{ Code: 'Ok' }] } as never)
  const gateway = createTencentSms(tencentSms)
  for (const language of ['en', 'zh'] as const) await speaking(language, () => act(gateway))
  const given = send.mock.calls.map(([request]) => request)
  send.mockRestore()
  return given
}

const templatesSent = async (variables: Record<string, string>): Promise<unknown[]> =>
  (await givenFor(variables, (gateway) => gateway.send(message))).map(({ TemplateId }) => TemplateId)

describe('a text message', () => {
  it('is printed by the sandbox in the language of who asks for it, with the number masked', async () => {
    const lines: string[] = []
    const server = await startTestServer({ gateways: { sms: createSandboxSms((line) => lines.push(line)) } })
    const asked = { phoneNumber: '13800004417', smsType: SmsType.login }
    const { code } = await server.call(sendSms, asked, { headers: { 'accept-language': 'zh-CN' } })
    const other = { ...asked, phoneNumber: '13800004418', smsType: SmsType.contractSigning }
    await server.call(sendSms, other, { headers: { 'accept-language': 'zh-CN' } })
    await server.call(sendSms, { ...asked, phoneNumber: '13800004419' })
    await server.close()
    expect(code).toBe(200)
    expect(lines).toEqual([
      expect.stringMatching(/^发送至 138 \*{4} 4417 的短信：您登录的验证码为 \d{6}，5 分钟内有效。$/),
      expect.stringMatching(/^发送至 138 \*{4} 4418 的短信：您签署合同的验证码为 \d{6}，5 分钟内有效。$/),
      expect.stringMatching(/^Message to 138 \*{4} 4419: \d{6} is your code to log in, good for 5 minutes\.$/),
    ])
  })

  it('is sent with the template of the language, or with the one that there is', async () => {
    expect(await templatesSent({ ...TENCENT, TENCENT_SMS_TEMPLATE_ID_ZH: '22' })).toEqual(['11', '22'])
    expect(await templatesSent(TENCENT)).toEqual(['11', '11'])
  })

  it.each(['remind', 'tellFree'] as const)(
    'names an hour by values of six characters at most, the most that the provider takes (%s)',
    async (kind) => {
      const given = await givenFor(TENCENT, (gateway) => gateway[kind](hour))
      expect(given.map(({ TemplateParamSet }) => TemplateParamSet)).toEqual([
        ['28 Nov', '14:00'],
        ['11月28日', '14:00'],
      ])
    },
  )

  it('is given up after eight seconds, where the provider takes the call and does not answer it', async () => {
    const silent = net.createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo // it listens on a port
    const { tencentSms } = readEnvironment(TENCENT)
    if (tencentSms === null) throw new Error('no credentials were read')
    const { request } = https
    jest
      .spyOn(https, 'request')
      .mockImplementation((options: unknown) => request({ ...(options as object), hostname: '127.0.0.1', port }))
    const waits = jest.spyOn(globalThis, 'setTimeout')
    const outcome = createTencentSms(tencentSms).send(message)
    const [connection] = (await once(silent, 'connection')) as [net.Socket]
    const [ends] = waits.mock.calls.find(([, delayMs]) => delayMs === 8_000) ?? []
    ends?.()
    await expect(outcome).rejects.toThrow('timeout')
    jest.restoreAllMocks()
    connection.destroy()
    silent.close()
  })

  it('has no Chinese template without the rest of the credentials', () => {
    expect(() => readEnvironment({ TENCENT_SMS_TEMPLATE_ID_ZH: '22' })).toThrow(StartupError)
  })
})
