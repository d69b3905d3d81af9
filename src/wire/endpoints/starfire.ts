import { get, post } from '../endpoint'
import type { StarfireApplication, StarfireQuery, StarfireState } from '../schemas/starfire'

export const state = get<typeof StarfireQuery, typeof StarfireState>('/app/starfire/state', {
  access: 'optional',
  extension: true,
})
/** Asks to be an ambassador; the same again changes nothing. */
export const apply = post<typeof StarfireApplication, typeof StarfireState>('/app/starfire/apply', { extension: true })
