import { changePhone, me, provePhone, sendSms } from '@/wire/endpoints/account'
import { SmsType } from '@/wire/enums/platform'
import type { TestServer } from '../server/server'

/** Asks for a code and answers it. */
export const codeTo = async (server: TestServer, phoneNumber: string, smsType: SmsType): Promise<string> => {
  await server.call(sendSms, { phoneNumber, smsType })
  return server.sms.lastTo(phoneNumber)?.code ?? ''
}

/** Proves that an account's number is at hand. */
export const phoneProof = async (server: TestServer, token: string): Promise<string> => {
  const { phone } = (await server.call(me, {}, { token })).data
  const code = await codeTo(server, phone, SmsType.oldPhone)
  return (await server.call(provePhone, { code }, { token })).data.proof
}

/** Gives an account another number, with everything that it needs. */
export const moveTo = async (server: TestServer, token: string, phoneNumber: string) => {
  const proof = await phoneProof(server, token)
  const code = await codeTo(server, phoneNumber, SmsType.newPhone)
  return server.call(changePhone, { proof, phoneNumber, code }, { token })
}
