import type { FastifyInstance } from 'fastify'
import { changePhone, provePhone } from '@/wire/endpoints/account'
import { ChangePhoneBody, PhoneProof, ProvePhoneBody, User } from '@/wire/schemas/account'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { LOGIN_LIMIT } from '../../http/rate-limit'
import { route } from '../../http/route'
import { changePhone as putOtherPhone, provePhone as provePresent } from './change-phone'

/** Another number for an account, by codes to both (extensions). */
export const phoneModule = (app: FastifyInstance): void => {
  const { database, clock, secret } = app
  const needs = { database, clock, secret }

  /** `POST /common/user/provePhone`: a code to the present number for a proof that it is at hand. */
  route(app, provePhone, {
    schema: { request: ProvePhoneBody, reply: PhoneProof },
    rateLimit: LOGIN_LIMIT,
    handler: async ({ payload, userId, caller }) => ({
      proof: await provePresent(needs, { userId, asker: caller }, payload.code),
    }),
  })

  /** `POST /common/user/changePhone`: the new number, by its own code; 409 for one that another account has. */
  route(app, changePhone, {
    schema: { request: ChangePhoneBody, reply: User },
    rateLimit: LOGIN_LIMIT,
    handler: ({ payload, userId, user, caller }) => {
      if (user === null) throw new Refusal(ErrorCode.notLoggedIn)
      return putOtherPhone(needs, { userId, tokenHash: user.tokenHash, asker: caller }, payload)
    },
  })
}
