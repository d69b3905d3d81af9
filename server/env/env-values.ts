import { StartupError } from '../system/startup-error'

/** The raw environment: `process.env`, or a table in tests. */
export type Variables = Readonly<Record<string, string | undefined>>

const WEB = ['http:', 'https:']
const MAX_PORT = 65_535
const FLAGS: Readonly<Record<string, boolean>> = { '1': true, true: true, '0': false, false: false }

/** The value of a variable, or null when it is unset or blank. */
export const optional = (variables: Variables, name: string): string | null => variables[name]?.trim() || null

/** A TCP port; 0 lets the system choose one. */
export const readPort = (variables: Variables, name: string, fallback: number): number => {
  const value = optional(variables, name)
  if (value === null) return fallback
  const port = Number(value)
  if (/^\d+$/.test(value) && port <= MAX_PORT) return port
  throw new StartupError(`${name} must be a port number from 0 to ${MAX_PORT}; it is "${value}".`)
}

/** A whole number of at least 1. */
export const readCount = (variables: Variables, name: string, fallback: number): number => {
  const value = optional(variables, name)
  if (value === null) return fallback
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value)
  throw new StartupError(`${name} must be a whole number of at least 1; it is "${value}".`)
}

/** An absolute URL of one of the given protocols. The message never repeats the value: it may hold a password. */
export const readUrl = (variables: Variables, name: string, protocols: readonly string[]): string | null => {
  const value = optional(variables, name)
  if (value === null) return null
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
  throw new StartupError(`${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`)
}

/**
 * Where the server itself is reached, as an origin: protocol, host and port, without the slash that may end it. Links are made
 * by putting a path behind it. The message never repeats the value: it may hold a password.
 */
export const readOrigin = (variables: Variables, name: string): string | null => {
  const value = optional(variables, name)
  if (value === null) return null
  const address = value.replace(/\/+$/, '')
  if (URL.canParse(address)) {
    const { protocol, href, origin } = new URL(address)
    if (WEB.includes(protocol) && href === `${origin}/`) return origin
  }
  throw new StartupError(
    `${name} must be a web address such as https://vela.example or http://localhost:3000, without a path, a query or anything else behind it.`,
  )
}

/** Origins of other hosts, with commas: "https://cdn.vela.example". */
export const readOrigins = (variables: Variables, name: string): readonly string[] => {
  const value = optional(variables, name)
  if (value === null) return []
  return value.split(',').map((text) => {
    const origin = text.trim()
    if (URL.canParse(origin) && new URL(origin).origin === origin) return origin
    throw new StartupError(
      `${name} must be origins such as https://cdn.vela.example, with commas; it names "${origin}".`,
    )
  })
}

/** A switch: 1 or true, 0 or false. */
export const readFlag = (variables: Variables, name: string, fallback: boolean): boolean => {
  const value = optional(variables, name)
  if (value === null) return fallback
  const flag = FLAGS[value]
  if (flag !== undefined) return flag
  throw new StartupError(`${name} must be 1 or 0; it is "${value}".`)
}

/** Variables that mean something beside a set alone: without the set they would be dropped in silence. */
export const refuseLonely = (variables: Variables, names: readonly string[], of: string): void => {
  const lonely = names.find((name) => optional(variables, name) !== null)
  if (lonely !== undefined) throw new StartupError(`${lonely} given without ${of}.`)
}

/**
 * A set of variables that make sense only together: all of them, or null when none is given.
 *
 * @throws StartupError naming what is missing when only some are given.
 */
export const readGroup = <Key extends string>(
  variables: Variables,
  names: Readonly<Record<Key, string>>,
): Record<Key, string> | null => {
  const entries = (Object.entries(names) as [Key, string][]).map(
    ([key, name]) => [key, name, optional(variables, name)] as const,
  )
  const missing = entries.filter(([, , value]) => value === null).map(([, name]) => name)
  if (missing.length === entries.length) return null
  if (missing.length === 0)
    return Object.fromEntries(entries.map(([key, , value]) => [key, value])) as Record<Key, string>
  const given = entries.filter(([, , value]) => value !== null).map(([, name]) => name)
  throw new StartupError(`${given.join(', ')} given without ${missing.join(', ')}: set all of them or none.`)
}
