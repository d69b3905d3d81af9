import { LeadSource } from '@/wire/enums/buyer'
import type { RegisterBody } from '@/wire/schemas/account'
import { DAY_MS } from '@/domain/time/duration'
import type { Query } from '@/platform/address/query'
import { isRecord } from '../storage/is-record'
import { storedSlot } from '../storage/stored-slot'

/** Who sent the shopper here, and from where. */
export type Arrival = Pick<RegisterBody, 'starId' | 'channelSource'>

/** Every login carries what was kept: a text that the server does not read would lock the shopper out. */
const STAR_ID = /^[\w-]{1,64}$/
/** A link that was followed longer ago brought nobody. */
const LIFETIME_MS = 30 * DAY_MS

const isStarId = (value: unknown): value is string => typeof value === 'string' && STAR_ID.test(value)

const isSource = (value: unknown): value is LeadSource => Object.values(LeadSource).some((source) => source === value)

const isArrival = (value: unknown): value is Arrival =>
  isRecord(value) &&
  (value.starId === undefined || isStarId(value.starId)) &&
  (value.channelSource === undefined || isSource(value.channelSource))

/** What a registration tells of how the shopper came. */
export const arrivalSlot = storedSlot<Arrival>('arrival', { isValue: isArrival, lifetimeMs: LIFETIME_MS })

/** Remembers for whoever registers here the ambassador and the source that a link names, unless another link names others. */
export const noteArrival = ({ starId, channelSource }: Query): void => {
  const arrival: Arrival = {
    ...(isStarId(starId) && { starId }),
    ...(isSource(channelSource) && { channelSource }),
  }
  if (Object.keys(arrival).length > 0) arrivalSlot.write(arrival)
}
