import { LeadSource } from '@/wire/enums/buyer'
import type { RegisterBody } from '@/wire/schemas/account'
import { DAY_MS } from '@/domain/time/duration'
import type { Query } from '@/platform/address/query'
import { isRecord } from '../storage/is-record'
import { storedSlot } from '../storage/stored-slot'

/** Who sent the shopper here, and from where. */
export type Arrival = Pick<RegisterBody, 'starId' | 'channelSource'>

const MAX_STAR_ID = 64
/** A link that was followed longer ago brought nobody. */
const LIFETIME_MS = 30 * DAY_MS

const isSource = (value: unknown): value is LeadSource => Object.values(LeadSource).some((source) => source === value)

const isArrival = (value: unknown): value is Arrival =>
  isRecord(value) &&
  (value.starId === undefined || typeof value.starId === 'string') &&
  (value.channelSource === undefined || isSource(value.channelSource))

/** What a registration tells of how the shopper came. */
export const arrivalSlot = storedSlot<Arrival>('arrival', { isValue: isArrival, lifetimeMs: LIFETIME_MS })

/** Remembers the ambassador and the source that a link names, until an account is registered. */
export const noteArrival = ({ starId = '', channelSource }: Query): void => {
  const arrival: Arrival = {
    ...(starId !== '' && starId.length <= MAX_STAR_ID && { starId }),
    ...(isSource(channelSource) && { channelSource }),
  }
  if (Object.keys(arrival).length > 0) arrivalSlot.write(arrival)
}
