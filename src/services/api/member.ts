import type { MemberRule, MemberState } from '@/wire/schemas/member'
import type { Page } from '@/wire/schemas/page'
import type { PointsEntry, PointsEntryQuery } from '@/wire/schemas/points'
import * as endpoints from '@/wire/endpoints/member'
import { call, type CallOptions } from '../request/call'

/** The customer's level, growth and points (extension). Throws as `call`. */
export const fetchMember = (options?: CallOptions): Promise<MemberState> => call(endpoints.state, {}, options)

/** A page of the customer's ledger of growth, newest first (extension). Throws as `call`. */
export const fetchGrowthEntries = (query: PointsEntryQuery, options?: CallOptions): Promise<Page<PointsEntry>> =>
  call(endpoints.growth, query, options)

/** The levels, from the table that decides (extension). Throws as `call`. */
export const fetchMemberRule = (options?: CallOptions): Promise<MemberRule> => call(endpoints.rule, {}, options)
