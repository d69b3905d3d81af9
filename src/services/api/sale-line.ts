import * as endpoints from '@/wire/endpoints/sale-line'
import type { LineState } from '@/wire/schemas/sale-line'
import { call, type CallOptions } from '../request/call'

/** Where the shopper stands in the line of a deposit (extension). Throws as `call`: modelNotFound. */
export const fetchLine = (marketPostId: string, options?: CallOptions): Promise<LineState> =>
  call(endpoints.state, { marketPostId }, options)

/** Takes a ticket, or keeps the one there is (extension). Throws as `call`: modelNotFound. */
export const joinLine = (marketPostId: string, options?: CallOptions): Promise<LineState> =>
  call(endpoints.join, { marketPostId }, options)

/** Gives the ticket back (extension). Throws as `call`: modelNotFound. */
export const leaveLine = (marketPostId: string, options?: CallOptions): Promise<LineState> =>
  call(endpoints.leave, { marketPostId }, options)
