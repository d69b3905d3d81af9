import { cancel, me } from '@/wire/endpoints/account'
import { accept, detail } from '@/wire/endpoints/agreement'
import { AgreementId, AgreementScene } from '@/wire/enums/agreement'
import { SmsType } from '@/wire/enums/platform'
import { DELETION_REASON } from '@/domain/person/deletion-reason'
import { DAY_MS } from '@/domain/time/duration'
import type { TestServer } from '../server/server'
import { codeTo } from './other-phone'

/** How long an account is kept for whoever changes their mind. */
export const THINK_AGAIN_MS = 7 * DAY_MS

/** Accepts what is read before an account is deleted. */
export const acceptDeletion = async (server: TestServer, token: string): Promise<void> => {
  const agreements: { id: number; version: number }[] = []
  for (const id of [AgreementId.accountDeletionNotice, AgreementId.deletionReminder]) {
    const { version } = (await server.call(detail, { id }, { token })).data
    agreements.push({ id, version })
  }
  await server.call(accept, { agreements, scene: AgreementScene.accountDelete }, { token })
}

/** Asks for the code that confirms it, and answers it. */
export const deletionCode = async (server: TestServer, token: string): Promise<string> => {
  const { phone } = (await server.call(me, {}, { token })).data
  return codeTo(server, phone, SmsType.accountDeletion)
}

/** Asks for the deletion of an account, with everything that it needs. */
export const leaveAccount = async (server: TestServer, token: string) => {
  await acceptDeletion(server, token)
  const code = await deletionCode(server, token)
  return server.call(cancel, { code, cancelDesc: DELETION_REASON }, { token })
}
