import type { FastifyInstance } from 'fastify'
import { cancel, detail, list, own, signUp as signUpEndpoint } from '@/wire/endpoints/activity'
import { Activity, ActivityId, ActivityPage, OwnActivityList, SignUpBody } from '@/wire/schemas/activity'
import { PageQuery } from '@/wire/schemas/page'
import { NoPayload } from '@/wire/schemas/parts'
import { route } from '../../http/route'
import { cancelSignUp } from './cancel-sign-up'
import { readActivities, readActivity, readOwn } from './read-activities'
import { signUp } from './sign-up'

/** What the brand invites to (extensions; docs/rules/activities.md). */
export const activityModule = (app: FastifyInstance): void => {
  const { database, clock } = app

  /** `GET /content/activity/list`: what is on or to come, the next first. */
  route(app, list, {
    schema: { request: PageQuery, reply: ActivityPage },
    handler: ({ payload }) => readActivities(database, payload, clock.now()),
  })

  /** `GET /content/activity/detail`: one activity, with the caller's own sign-up; 404 for an unknown one. */
  route(app, detail, {
    schema: { request: ActivityId, reply: Activity },
    handler: ({ user, payload }) => readActivity(database, payload.id, user?.id ?? null, clock.now()),
  })

  /** `GET /app/activity/own`: what the caller has signed up for. */
  route(app, own, {
    schema: { request: NoPayload, reply: OwnActivityList },
    handler: ({ userId }) => readOwn(database, userId, clock.now()),
  })

  /** `POST /app/activity/signUp`: 409 outside its window, when signed up already or without enough places left. */
  route(app, signUpEndpoint, {
    schema: { request: SignUpBody, reply: Activity },
    handler: ({ userId, idempotencyKey: key, payload: body }) =>
      signUp(database, { userId, key, path: signUpEndpoint.path, body }, clock.now()),
  })

  /** `POST /app/activity/cancel`: gives the place back; 409 once the activity has begun. */
  route(app, cancel, {
    schema: { request: ActivityId, reply: Activity },
    handler: ({ userId, payload }) => cancelSignUp(database, userId, payload.id, clock.now()),
  })
}
