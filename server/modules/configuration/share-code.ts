import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { sha256 } from '../../system/sha256'

/** Digits and capitals without those that are taken for one another (I, L, O, U). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BITS_A_LETTER = 5
const BITS_A_BYTE = 8

/** Lengths a code may have: a longer one is taken in the rare case that another car has the shorter. */
export const CODE_LENGTHS = [8, 10, 12, 16] as const

const bitsOf = (bytes: Buffer): string => [...bytes].map((byte) => byte.toString(2).padStart(BITS_A_BYTE, '0')).join('')

/** The code of a configuration, made of what it is: the same car at the same prices has one code, and no car two. */
export const shareCodeOf = (snapshot: ConfigurationSnapshot, length: number): string => {
  const { pnoTwelve, options, parts, versionPriceFen } = snapshot
  const text = JSON.stringify([pnoTwelve, options, versionPriceFen, parts.map(({ priceFen }) => priceFen)])
  const bits = bitsOf(sha256(text))
  return Array.from({ length }, (_, index) => {
    const letter = Number.parseInt(bits.slice(index * BITS_A_LETTER, (index + 1) * BITS_A_LETTER), 2)
    return ALPHABET.charAt(letter)
  }).join('')
}
