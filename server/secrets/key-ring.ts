import { createHmac } from 'node:crypto'
import { isSameSecret } from '../system/is-same-secret'

/** The server's secret, and those that it had before: they sign nothing any more, and are still believed. */
export interface KeyRing {
  /** Newest first; keys for other purposes are derived from them. */
  secrets: readonly [string, ...string[]]
  /** HMAC-SHA256 of a text under the newest secret. */
  sign(text: string): Buffer
  /** Whether one of the secrets has signed a text, in constant time. */
  isSignature(text: string, given: Buffer): boolean
}

const macOf = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()

/** A ring of secrets, newest first. */
export const createKeyRing = (secrets: readonly [string, ...string[]]): KeyRing => ({
  secrets,
  sign: (text) => macOf(secrets[0], text),
  isSignature: (text, given) => secrets.some((secret) => isSameSecret(macOf(secret, text), given)),
})
