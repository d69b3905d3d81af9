import type { FastifyInstance } from 'fastify'
import { cancel, deletion, edit, keepAccount as keep, me, scrmAccount } from '@/wire/endpoints/account'
import { AccountDeletion, CancelAccountBody, EditUserBody, ScrmAccount, User } from '@/wire/schemas/account'
import { NoPayload, Nothing } from '@/wire/schemas/parts'
import { LOGIN_LIMIT } from '../../http/rate-limit'
import { route } from '../../http/route'
import { cancelAccount, keepAccount } from './cancel-account'
import { editUser } from './edit-user'
import { readDeletion } from './read-deletion'
import { readUser } from './read-user'
import { askingOf } from './wechat-binding'

/** The account of who is logged in. */
export const accountModule = (app: FastifyInstance): void => {
  const { database, clock, secret } = app

  /** `GET /common/user/me` (extension): the user, with whether agreements wait for them. */
  route(app, me, {
    schema: { request: NoPayload, reply: User },
    handler: ({ userId }) => readUser(database, userId),
  })

  /** `POST /common/user/edit`: changes what is sent; 422 names a field that cannot be kept. */
  route(app, edit, {
    schema: { request: EditUserBody, reply: User },
    handler: ({ payload, userId }) => editUser(database, userId, payload, clock.now()),
  })

  /** `POST /wx/mini-programs/cancel`: has the account deleted in seven days; needs a code sent for it, and nothing open. */
  route(app, cancel, {
    schema: { request: CancelAccountBody, reply: Nothing },
    rateLimit: LOGIN_LIMIT,
    handler: async (context) => {
      const asking = { ...askingOf(context), asker: context.caller }
      await cancelAccount({ database, clock, secret }, asking, context.payload)
      return null
    },
  })

  /** `GET /common/user/deletion` (extension): what deleting means and needs, and when it happens. */
  route(app, deletion, {
    schema: { request: NoPayload, reply: AccountDeletion },
    handler: ({ userId }) => database.transaction((tx) => readDeletion(tx, userId, clock.now())),
  })

  /** `POST /common/user/keepAccount` (extension): calls the deletion off. */
  route(app, keep, {
    schema: { request: NoPayload, reply: AccountDeletion },
    handler: ({ userId }) => keepAccount(database, userId, clock.now()),
  })

  /** `GET /wx/mini-programs/user/sale/getOpenIdBindScrmAccount`: the id sales know a WeChat user by; null without WeChat. */
  route(app, scrmAccount, {
    schema: { request: NoPayload, reply: ScrmAccount },
    handler: async ({ userId }) => {
      const { id, openId } = await readUser(database, userId)
      return { account: openId === null ? null : id }
    },
  })
}
