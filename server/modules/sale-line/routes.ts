import type { FastifyInstance } from 'fastify'
import { join, leave, state } from '@/wire/endpoints/sale-line'
import { LineQuery, LineState } from '@/wire/schemas/sale-line'
import { route } from '../../http/route'
import { drawTicket, findTicket, returnTicket } from './line-statements'
import { isLineOpen, lineView } from './line-view'

/** The lines of hot openings (extensions; docs/rules/sale-line.md). */
export const saleLineModule = (app: FastifyInstance): void => {
  const { database, clock, lines } = app

  /** After a change of the ticket: where it stands now. */
  const read = async (marketPostId: string, userId: string): Promise<LineState> => {
    const [line, ticket] = await Promise.all([lines.read(marketPostId), findTicket(database, marketPostId, userId)])
    return lineView(line, ticket, clock.now())
  }

  /** Thousands ask while they wait, and learn within a second that they are let in: the line at hand knows their tickets. */
  const ask = async (marketPostId: string, userId: string): Promise<LineState> => {
    const { line, ticket } = await lines.readFor(marketPostId, userId)
    return lineView(line, ticket, clock.now())
  }

  /** `GET /app/sale/line`: where the account stands; 404 for an unknown deposit. */
  route(app, state, {
    schema: { request: LineQuery, reply: LineState },
    handler: ({ userId, payload: { marketPostId } }) => ask(marketPostId, userId),
  })

  /** `POST /app/sale/line/join`: takes a ticket while the line is open and has room, and answers where that stands. */
  route(app, join, {
    schema: { request: LineQuery, reply: LineState },
    handler: async ({ userId, payload: { marketPostId } }) => {
      const now = clock.now()
      if (isLineOpen(await lines.read(marketPostId), now)) await drawTicket(database, marketPostId, userId, now)
      return read(marketPostId, userId)
    },
  })

  /** `POST /app/sale/line/leave`: gives the ticket back. */
  route(app, leave, {
    schema: { request: LineQuery, reply: LineState },
    handler: async ({ userId, payload: { marketPostId } }) => {
      await returnTicket(database, marketPostId, userId)
      await lines.forgetTicket(marketPostId, userId)
      return read(marketPostId, userId)
    },
  })
}
