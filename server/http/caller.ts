import type { FastifyRequest } from 'fastify'
import { Header } from '@/wire/headers'
import { sha256 } from '../system/sha256'
import { networkOf } from './client-network'

/** Where a call comes from. */
export interface Caller {
  /** SHA-256 of the id that the device has given itself; null where it tells none. It proves nothing by itself. */
  device: Buffer | null
  /** What the device calls itself: brand, model and host app. */
  deviceName: string
  /** IPv4 address, or network of IPv6. */
  address: string
}

const DEVICE_ID = /^[\w-]{8,64}$/
const MAX_NAME_LENGTH = 120

const textOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '')

/** Who calls, as far as the request tells. */
export const callerOf = ({ headers, ip }: FastifyRequest): Caller => {
  const id = textOf(headers[Header.deviceId])
  return {
    device: DEVICE_ID.test(id) ? sha256(id) : null,
    deviceName: textOf(headers[Header.device]).slice(0, MAX_NAME_LENGTH),
    address: networkOf(ip),
  }
}

/** What a phone is told apart by: its own id, or where it calls from when it tells none. */
export const phoneOf = ({ device, address }: Caller): Buffer => device ?? sha256(address)
