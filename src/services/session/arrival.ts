import { LeadSource } from '@/wire/enums/buyer'
import type { RegisterBody } from '@/wire/schemas/account'
import { DAY_MS } from '@/domain/time/duration'
import type { Query } from '@/platform/address/query'
import { storedSlot } from '../storage/stored-slot'

/** Who sent the shopper here, and from where. */
type Arrival = Pick<RegisterBody, 'starId' | 'channelSource'>

/** Every login carries what was kept: a text that the server does not read would lock the shopper out. */
const STAR_ID = /^[\w-]{1,64}$/
/** A link that was followed longer ago brought nobody. */
const LIFETIME_MS = 30 * DAY_MS

const isStarId = (value: unknown): value is string => typeof value === 'string' && STAR_ID.test(value)

const isSource = (value: unknown): value is LeadSource => Object.values(LeadSource).some((source) => source === value)

const starSlot = storedSlot('arrival:star', { isValue: isStarId, lifetimeMs: LIFETIME_MS })
const sourceSlot = storedSlot('arrival:source', { isValue: isSource, lifetimeMs: LIFETIME_MS })

/** What a registration tells of how the shopper came. */
export const readArrival = (): Arrival => {
  const [starId, channelSource] = [starSlot.read(), sourceSlot.read()]
  return { ...(starId !== undefined && { starId }), ...(channelSource !== undefined && { channelSource }) }
}

/**
 * Remembers for whoever registers here the ambassador and the source that a link names, unless another link names others; one
 * that names only a source leaves the ambassador.
 */
export const noteArrival = ({ starId, channelSource }: Query): void => {
  if (isStarId(starId)) starSlot.write(starId)
  if (isSource(channelSource)) sourceSlot.write(channelSource)
}
