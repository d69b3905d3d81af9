import { timingSafeEqual } from 'node:crypto'

const bytesOf = (secret: string | Buffer): Buffer => (typeof secret === 'string' ? Buffer.from(secret) : secret)

/** Whether what came is the secret that is wanted, in a time that tells nothing of where they part. */
export const isSameSecret = (wanted: string | Buffer, given: string | Buffer): boolean => {
  const [one, other] = [bytesOf(wanted), bytesOf(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
