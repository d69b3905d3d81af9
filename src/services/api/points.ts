import type { Page } from '@/wire/schemas/page'
import type { PointsEntry, PointsEntryQuery, PointsRule, PointsState } from '@/wire/schemas/points'
import * as endpoints from '@/wire/endpoints/points'
import { call, type CallOptions } from '../request/call'

/** What the customer has of points, and what earns more (extension). Throws as `call`. */
export const fetchPoints = (options?: CallOptions): Promise<PointsState> => call(endpoints.state, {}, options)

/** Checks in for today; the same day again changes nothing (extension). Throws as `call`. */
export const checkIn = (options?: CallOptions): Promise<PointsState> => call(endpoints.checkIn, {}, options)

/** A page of the customer's ledger of points, newest first (extension). Throws as `call`. */
export const fetchPointsEntries = (query: PointsEntryQuery, options?: CallOptions): Promise<Page<PointsEntry>> =>
  call(endpoints.page, query, options)

/** What earns points, from the table that pays (extension). Throws as `call`. */
export const fetchPointsRule = (options?: CallOptions): Promise<PointsRule> => call(endpoints.rule, {}, options)
