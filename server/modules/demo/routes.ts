import type { FastifyInstance } from 'fastify'
import { demo } from '@/wire/endpoints/common'
import { Sandbox } from '@/wire/enums/platform'
import { Demo } from '@/wire/schemas/demo'
import { NoPayload } from '@/wire/schemas/parts'
import { SECOND_MS } from '@/domain/time/duration'
import type { Environment } from '../../env/environment'
import { demoPeople } from '../../gateways/wechat-login/demo-people'
import { createReplyCache } from '../../http/reply-cache'
import { route } from '../../http/route'

const demoOf = ({ sandboxes }: Environment): Demo => ({
  played: [...sandboxes],
  people: sandboxes.includes(Sandbox.login)
    ? demoPeople.map(({ phone, ...person }) => ({ ...person, phoneNumber: phone }))
    : [],
})

/** `GET /common/demo` (extension): what the login page says of a demo; nothing of a real server. */
export const demoModule = (app: FastifyInstance): void => {
  const reply = demoOf(app.environment)
  route(app, demo, {
    schema: { request: NoPayload, reply: Demo },
    cache: createReplyCache(app.clock, SECOND_MS),
    handler: () => reply,
  })
}
