import net from 'node:net'

const GROUPS = 8
/** Whoever has one address of IPv6 has all that begin with the same four groups. */
const NETWORK_GROUPS = 4
/** What a provider gives a customer who asks for much, which holds 65,536 networks. */
const WIDER_GROUPS = 3
const HEX = 16
const MAPPED_V4 = /^::ffff:(?=\d+\.)/i

const groupsOf = (part: string | undefined): string[] => (part ? part.split(':') : [])

/** What limits count as one address: an IPv4 address, or the /64 network of an IPv6 one. */
export const networkOf = (address: string): string => {
  const plain = address.replace(MAPPED_V4, '')
  if (!net.isIPv6(plain)) return plain
  const [head, tail] = plain.split('::')
  const [front, back] = [groupsOf(head), groupsOf(tail)]
  const gap = Array.from({ length: GROUPS - front.length - back.length }, () => '0')
  const network = [...front, ...gap, ...back].slice(0, NETWORK_GROUPS)
  return `${network.map((group) => parseInt(group, HEX).toString(HEX)).join(':')}::/64`
}

/** The wider network of what `networkOf` has answered: the /24 of an IPv4 address, the /48 of a network of IPv6. */
export const widerNetworkOf = (network: string): string =>
  network.includes(':')
    ? `${network.split(':').slice(0, WIDER_GROUPS).join(':')}::/48`
    : network.replace(/\.\d+$/, '.0/24')
