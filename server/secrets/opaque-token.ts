import { randomBytes } from 'node:crypto'
import { sha256 } from '../system/sha256'

const TOKEN_BYTES = 32
const TOKEN_FORM = /^[\w-]{43}$/

/** A new token that nobody can guess. It is handed out and nowhere kept: the database knows its hash. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Whether a text can be a token at all. */
export const isToken = (text: string): boolean => TOKEN_FORM.test(text)

/** What is kept of a token. */
export const tokenHashOf = (token: string): Buffer => sha256(token)
