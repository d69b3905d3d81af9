import type { FastifyInstance } from 'fastify'
import { growth, rule, state } from '@/wire/endpoints/member'
import { PointsUnit } from '@/wire/enums/points'
import { MemberRule, MemberState } from '@/wire/schemas/member'
import { NoPayload } from '@/wire/schemas/parts'
import { PointsEntryPage, PointsEntryQuery } from '@/wire/schemas/points'
import { route } from '../../http/route'
import { listEntries } from '../points/list-entries'
import { DELIVERED_LEVEL, levelRows, REVIEW } from './levels'
import { readMember } from './read-member'

/** A customer's level (extensions; docs/rules/points.md). */
export const membershipModule = (app: FastifyInstance): void => {
  const { database, clock } = app

  /** `GET /app/member/state`: level, growth, and what the next level takes. */
  route(app, state, {
    schema: { request: NoPayload, reply: MemberState },
    handler: ({ userId }) => readMember(database, userId, clock.now()),
  })

  /** `GET /app/member/growth`: the ledger of growth. */
  route(app, growth, {
    schema: { request: PointsEntryQuery, reply: PointsEntryPage },
    handler: ({ userId, payload }) => listEntries(database, userId, PointsUnit.growth, payload),
  })

  /** `GET /app/member/rule`: the table that decides. */
  route(app, rule, {
    schema: { request: NoPayload, reply: MemberRule },
    handler: () => ({
      levels: levelRows(),
      reviewMonth: REVIEW.month,
      reviewDate: REVIEW.date,
      deliveredLevel: DELIVERED_LEVEL,
    }),
  })
}
