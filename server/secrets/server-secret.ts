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

/** The secret that signs file links, hashes codes and seals buyers' numbers: the environment's, or one made once in the data folder. */
export const loadServerSecret = ({ serverSecret, dataDir }: Pick<Environment, 'serverSecret' | 'dataDir'>): string => {
  if (serverSecret !== null) return serverSecret
  makeWritableFolder(dataDir)
  const file = path.join(dataDir, 'server-secret')
  if (!existsSync(file)) createOnce(file)
  return readFileSync(file, 'utf8')
}
