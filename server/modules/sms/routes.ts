import type { FastifyInstance } from 'fastify'
import { sendSms } from '@/wire/endpoints/account'
import { SendSmsBody, SendSmsReply } from '@/wire/schemas/account'
import { ErrorCode } from '@/wire/errors'
import { MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import { route } from '../../http/route'
import { CODE_LIFETIME_MS, RESEND_AFTER_MS } from './code-policy'
import { sendCode } from './send-code'

/** Calls of one address in a minute, before the database is asked at all. */
const RATE_LIMIT = { max: 30, timeWindow: MINUTE_MS, refusal: ErrorCode.smsTooOften }

/** `POST /common/send/sms`: a code to a phone, for one purpose; 429 when asked too often. */
export const smsModule = (app: FastifyInstance): void => {
  const { database, clock, secret, gateways } = app
  route(app, sendSms, {
    schema: { request: SendSmsBody, reply: SendSmsReply },
    rateLimit: RATE_LIMIT,
    handler: async ({ payload, caller }) => {
      const needs = { database, clock, secret, gateway: gateways.sms }
      await sendCode(needs, { phone: payload.phoneNumber, smsType: payload.smsType, asker: caller })
      return { expiresInSeconds: CODE_LIFETIME_MS / SECOND_MS, resendAfterSeconds: RESEND_AFTER_MS / SECOND_MS }
    },
  })
}
