import net from 'node:net'
import { StartupError } from '../system/startup-error'
import { optional, type Variables } from './env-values'

/** The proxies in front: how many there are, or the networks that they stand in. */
export type TrustedProxies = number | readonly string[]

const MAX_HOPS = 9
const HOPS = new RegExp(`^[0-${MAX_HOPS}]$`)
const PREFIX = /^\d{1,3}$/
const LONGEST_PREFIX: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

/** "10.0.0.0/8", "fd00::/8", or a single address. */
const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/')
  const longest = LONGEST_PREFIX[net.isIP(address)]
  if (longest === undefined || rest.length > 0) return false
  return prefix === undefined || (PREFIX.test(prefix) && Number(prefix) <= longest)
}

const familyOf = (address: string) => (net.isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * The proxies whose word on a shopper's address counts; none when it is unset.
 *
 * @throws StartupError when it is neither a number nor a list of networks.
 */
export const readTrustedProxies = (variables: Variables, name: string): TrustedProxies => {
  const value = optional(variables, name)
  if (value === null) return 0
  if (HOPS.test(value)) return Number(value)
  const networks = value.split(',').map((network) => network.trim())
  if (networks.every(isNetwork)) return networks
  throw new StartupError(
    `${name} must be the number of proxies in front (0 to ${MAX_HOPS}) or their networks, as in 10.0.0.0/8; it is "${value}".`,
  )
}

/** Whether who is at the other end of a connection is one of them, so that its other words count as well. */
export const isProxyOf = (proxies: TrustedProxies): ((address: string) => boolean) => {
  if (typeof proxies === 'number') return () => proxies > 0
  const networks = new net.BlockList()
  for (const network of proxies) {
    const [address = '', prefix] = network.split('/')
    networks.addSubnet(address, Number(prefix ?? LONGEST_PREFIX[net.isIP(address)]), familyOf(address))
  }
  return (address) => networks.check(address, familyOf(address))
}
