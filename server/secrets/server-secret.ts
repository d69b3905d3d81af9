import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from '../env/environment'
import { makeWritableFolder } from '../system/writable-folder'

const SECRET_BYTES = 32
const ONLY_OWNER = 0o600

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/** Writes the whole secret beside its place and links it there: a second process either finds all of it or writes its own. */
const createOnce = (file: string): void => {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(SECRET_BYTES).toString('hex'), { mode: ONLY_OWNER })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!isTaken(error)) throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Where a server keeps the secret that it made for itself. */
export const secretFileOf = (dataDir: string): string => path.join(dataDir, 'server-secret')

const ownSecret = (dataDir: string): string => {
  makeWritableFolder(dataDir)
  const file = secretFileOf(dataDir)
  if (!existsSync(file)) createOnce(file)
  return readFileSync(file, 'utf8')
}

/**
 * The secrets that sign file links, hash codes and seal buyers' numbers, newest first: the environment's, or one made once
 * in the data folder; then the one that was in use before.
 */
export const loadServerSecrets = ({
  serverSecret,
  oldServerSecret,
  dataDir,
}: Pick<Environment, 'serverSecret' | 'oldServerSecret' | 'dataDir'>): [string, ...string[]] => [
  serverSecret ?? ownSecret(dataDir),
  ...(oldServerSecret === null ? [] : [oldServerSecret]),
]
