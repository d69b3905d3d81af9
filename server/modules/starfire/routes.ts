import type { FastifyInstance } from 'fastify'
import { apply, state } from '@/wire/endpoints/starfire'
import { StarfireApplication, StarfireQuery, StarfireState } from '@/wire/schemas/starfire'
import { route } from '../../http/route'
import { applyForStar } from './apply'
import { readStarfire } from './read-starfire'

/** Owner-ambassadors (extensions; docs/rules/starfire.md). */
export const starfireModule = (app: FastifyInstance): void => {
  const { database, clock } = app

  /** `GET /app/starfire/state`: tiers, tasks, ranking, and how the reader stands. */
  route(app, state, {
    schema: { request: StarfireQuery, reply: StarfireState },
    handler: ({ payload: { starId }, user }) =>
      readStarfire(database, { readerId: user?.id ?? null, starId, now: clock.now() }),
  })

  /** `POST /app/starfire/apply`: makes an owner an ambassador; 409 for who is none. */
  route(app, apply, {
    schema: { request: StarfireApplication, reply: StarfireState },
    handler: ({ userId, payload }) => applyForStar(database, userId, payload, clock.now()),
  })
}
