import { get } from '../endpoint'
import type { Guide, GuideId } from '../schemas/guide'

export const detail = get<typeof GuideId, typeof Guide>('/content/guide/detail', { access: 'public', extension: true })
