import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Origins } from './origins'

/** What the command line asks for. */
export interface CliOptions {
  readonly dist: string
  readonly port: number
  readonly origins: Origins
  readonly environment: string
  /** Whether the host answers what DevTools do not know. */
  readonly hasExtras: boolean
}

const PROJECT_CONFIG = 'project.config.json'

/** The folder of the built app, as the project's configuration names it. */
const distOf = (project: string): string => {
  const file = path.join(project, PROJECT_CONFIG)
  if (!existsSync(file)) return project
  const { miniprogramRoot = '.' } = JSON.parse(readFileSync(file, 'utf8')) as { miniprogramRoot?: string }
  return path.resolve(project, miniprogramRoot)
}

/** "http://a=http://b" as a pair. */
const pairOf = (text: string): [string, string] => {
  const at = text.indexOf('=')
  if (at < 0) throw new Error(`--map-origin wants <from>=<to>, not "${text}"`)
  return [text.slice(0, at), text.slice(at + 1)]
}

/** Reads the arguments that the official client gives, and the host's own. */
export function readCliOptions(args: readonly string[]): CliOptions {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: true,
    options: {
      project: { type: 'string' },
      'auto-port': { type: 'string', default: '0' },
      'auto-account': { type: 'string' },
      ticket: { type: 'string' },
      'trust-project': { type: 'boolean' },
      'map-origin': { type: 'string', multiple: true, default: [] },
      environment: { type: 'string', default: 'happy-dom' },
      extras: { type: 'boolean', default: false },
    },
  })
  if (positionals[0] !== 'auto')
    throw new Error(`the host knows the command "auto" only, not "${positionals.join(' ')}"`)
  if (values.project === undefined) throw new Error('--project is missing')
  return {
    dist: distOf(path.resolve(values.project)),
    port: Number(values['auto-port']),
    origins: Object.fromEntries((values['map-origin'] ?? []).map(pairOf)),
    environment: values.environment ?? '',
    hasExtras: values.extras === true,
  }
}
