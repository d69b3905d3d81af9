import { get } from '../endpoint'
import type { MemberRule, MemberState } from '../schemas/member'
import type { NoPayload } from '../schemas/parts'
import type { PointsEntryPage, PointsEntryQuery } from '../schemas/points'

export const state = get<typeof NoPayload, typeof MemberState>('/app/member/state', { extension: true })
export const growth = get<typeof PointsEntryQuery, typeof PointsEntryPage>('/app/member/growth', { extension: true })
export const rule = get<typeof NoPayload, typeof MemberRule>('/app/member/rule', { access: 'public', extension: true })
