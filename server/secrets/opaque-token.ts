import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
const TOKEN_FORM = /^[\w-]{43}$/

/** A new token that nobody can guess. It is handed out and nowhere kept: the database knows its hash. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Whether a text can be a token at all. */
export const isToken = (text: string): boolean => TOKEN_FORM.test(text)

/** What is kept of a token. */
export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
