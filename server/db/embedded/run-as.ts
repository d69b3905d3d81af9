import type { SpawnOptions } from 'node:child_process'
import { existsSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from '../../system/startup-error'

/** A command as another user, in the form that `spawn` takes. */
interface Command {
  file: string
  args: string[]
  options: SpawnOptions
}

/** The user that PostgreSQL runs as: it refuses to run as root. */
export interface RunAs {
  /** Null when the server is no root: PostgreSQL then runs as the same user. */
  owner: { uid: number; gid: number } | null
  command(file: string, args: string[]): Command
}

const ROOT = 0
/** "nobody" on Linux. */
const NOBODY = 65_534
const SETPRIV = '/usr/bin/setpriv'

const EXECUTE_BY_OTHERS = 0o001
const EXECUTE_BY_OWNER = 0o100

const isOpenTo = (uid: number, file: string): boolean => {
  const { mode, uid: owner } = statSync(file)
  return (mode & EXECUTE_BY_OTHERS) !== 0 || (owner === uid && (mode & EXECUTE_BY_OWNER) !== 0)
}

/** Whether a user can walk down to a file: every folder above it must let him pass. */
const isReachable = (uid: number, file: string): boolean => {
  const parent = path.dirname(file)
  return isOpenTo(uid, file) && (parent === file || isReachable(uid, parent))
}

const chooseOwner = (dataDir: string): { uid: number; gid: number } => {
  const { uid, gid } = statSync(dataDir)
  return uid === ROOT ? { uid: NOBODY, gid: NOBODY } : { uid, gid }
}

/**
 * Decides who runs PostgreSQL. For root it is the owner of the data folder, or nobody; if that user cannot walk to the
 * folders (a clone below /root), he gets the one capability that lets him.
 *
 * @throws StartupError when root runs the server where no other user can reach the files.
 */
export const chooseRunAs = (dataDir: string, binary: string): RunAs => {
  if (process.getuid?.() !== ROOT) return { owner: null, command: (file, args) => ({ file, args, options: {} }) }

  const owner = chooseOwner(dataDir)
  if ([dataDir, binary].every((file) => isReachable(owner.uid, realpathSync(file)))) {
    return { owner, command: (file, args) => ({ file, args, options: owner }) }
  }
  if (!existsSync(SETPRIV)) {
    throw new StartupError(
      'PostgreSQL refuses to run as root, and no other user can reach this folder: run as an ordinary user, or set DATABASE_URL.',
    )
  }
  const privileges = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ]
  return {
    owner,
    command: (file, args) => ({ file: SETPRIV, args: [...privileges, '--', file, ...args], options: {} }),
  }
}
