import { createHash } from 'node:crypto'

/** Writes a value as JSON with sorted keys, so that the order of a body's fields does not matter. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`
}

/** SHA-256 of what a request asks for: its path and its body. */
export const fingerprint = (path: string, body: unknown): string =>
  createHash('sha256')
    .update(`${path}\n${canonical(body)}`)
    .digest('hex')
