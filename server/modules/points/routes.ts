import type { FastifyInstance } from 'fastify'
import { checkIn as checkInRow, page, rule, state } from '@/wire/endpoints/points'
import { PointsUnit } from '@/wire/enums/points'
import { NoPayload } from '@/wire/schemas/parts'
import { PointsEntryPage, PointsEntryQuery, PointsRule, PointsState } from '@/wire/schemas/points'
import { route } from '../../http/route'
import { checkIn } from './check-in'
import { earningRows } from './earning-rows'
import { REMIND_DAYS, RULES_VERSION, SEVENTH_DAY_POINTS } from './earning-rules'
import { listEntries } from './list-entries'
import { readPoints } from './read-points'

/** A customer's points (extensions; docs/rules/points.md). */
export const pointsModule = (app: FastifyInstance): void => {
  const { database, clock } = app

  /** `GET /app/integral/state`: what there is, when it ends, and what earns more. */
  route(app, state, {
    schema: { request: NoPayload, reply: PointsState },
    handler: ({ userId }) => readPoints(database, userId, clock.now()),
  })

  /** `POST /app/integral/checkIn`: once a day of Shanghai. */
  route(app, checkInRow, {
    schema: { request: NoPayload, reply: PointsState },
    handler: ({ userId }) => checkIn(database, userId, clock.now()),
  })

  /** `GET /app/integral/page`: the ledger of points. */
  route(app, page, {
    schema: { request: PointsEntryQuery, reply: PointsEntryPage },
    handler: ({ userId, payload }) => listEntries(database, userId, PointsUnit.points, payload),
  })

  /** `GET /app/integral/rule`: the table that pays. */
  route(app, rule, {
    schema: { request: NoPayload, reply: PointsRule },
    handler: () => ({
      ...RULES_VERSION,
      earning: earningRows(),
      seventhDayPoints: SEVENTH_DAY_POINTS,
      remindDays: REMIND_DAYS,
    }),
  })
}
