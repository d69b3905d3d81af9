import { get } from '../endpoint'
import type { NoPayload } from '../schemas/parts'
import type { RightCount, RightDetail, RightId, RightList } from '../schemas/right'

export const list = get<typeof NoPayload, typeof RightList>('/app/rights/list', { extension: true })
export const count = get<typeof NoPayload, typeof RightCount>('/app/rights/count', { extension: true })
export const detail = get<typeof RightId, typeof RightDetail>('/app/rights/detail', { extension: true })
