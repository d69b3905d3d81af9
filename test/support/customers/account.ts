import type { Database } from '../../../server/db/queryable'
import { openAccount } from '../../../server/modules/account/account-statements'
import { openSession } from '../../../server/modules/session/session-statements'

/** Someone who has logged in. */
export interface Account {
  userId: string
  token: string
}

/** Of a login past the wire. */
export const NO_DEVICE = { device: null, deviceName: '' } as const

const FIRST_PHONE = 13_900_000_000

/** Opens the n-th account, past the text message. */
export const logIn = (database: Database, n: number): Promise<Account> =>
  database.transaction(async (tx) => {
    const now = new Date()
    const { id: userId } = await openAccount(tx, { phone: String(FIRST_PHONE + n), openId: null, now })
    return { userId, token: await openSession(tx, userId, NO_DEVICE, now) }
  })
