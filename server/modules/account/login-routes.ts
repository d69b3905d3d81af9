import type { FastifyInstance } from 'fastify'
import { codeLogin, logout, query, register, wechatLogin } from '@/wire/endpoints/account'
import { CodeLoginBody, LoginReply, RegisterBody, WechatCodeQuery, WechatLoginBody } from '@/wire/schemas/account'
import { NoPayload, Nothing } from '@/wire/schemas/parts'
import { LOGIN_LIMIT } from '../../http/rate-limit'
import { route } from '../../http/route'
import { closeSession } from '../session/session-statements'
import { loginByCode, loginByOpenId, loginByWechat, register as registerByWechat } from './login'

/** Logging in, registering and logging out. */
export const loginModule = (app: FastifyInstance): void => {
  const { database, clock, secret, gateways } = app
  const needs = { database, clock, secret, wechat: gateways.wechatLogin }

  /** `POST /app/login/account/wx/verification/code`: by phone and code; opens the account the first time. */
  route(app, codeLogin, {
    schema: { request: CodeLoginBody, reply: LoginReply },
    rateLimit: LOGIN_LIMIT,
    handler: ({ payload, caller }) => loginByCode(needs, payload, caller),
  })

  /** `POST /wx/mini-programs/user/login`: by WeChat; 404 for someone who has to register first. */
  route(app, wechatLogin, {
    schema: { request: WechatLoginBody, reply: LoginReply },
    rateLimit: LOGIN_LIMIT,
    handler: ({ payload, caller }) => loginByWechat(needs, payload, caller),
  })

  /** `POST /wx/mini-programs/user/register`: by WeChat's own phone number; `starId` is an ambassador's id. */
  route(app, register, {
    schema: { request: RegisterBody, reply: LoginReply },
    rateLimit: LOGIN_LIMIT,
    handler: ({ payload, caller }) => registerByWechat(needs, payload, caller),
  })

  /** `GET /wx/mini-programs/user/query`: logs in silently whom WeChat knows; 404 for others. */
  route(app, query, {
    schema: { request: WechatCodeQuery, reply: LoginReply },
    rateLimit: LOGIN_LIMIT,
    handler: ({ payload, caller }) => loginByOpenId(needs, payload.code, caller),
  })

  /** `POST /wx/mini-programs/logout`: ends the session, if there is one. */
  route(app, logout, {
    schema: { request: NoPayload, reply: Nothing },
    handler: async ({ user }) => {
      if (user !== null) await closeSession(database, user.tokenHash)
      return null
    },
  })
}
