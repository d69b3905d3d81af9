import { get } from '../endpoint'
import type { NoPayload } from '../schemas/parts'
import type { RightCount, RightDetail, RightId, RightList } from '../schemas/right'

export const list = get<typeof NoPayload, typeof RightList>('/app/rights/list', { access: 'login', extension: true })
export const count = get<typeof NoPayload, typeof RightCount>('/app/rights/count', { access: 'login', extension: true })
export const detail = get<typeof RightId, typeof RightDetail>('/app/rights/detail', {
  access: 'login',
  extension: true,
})
