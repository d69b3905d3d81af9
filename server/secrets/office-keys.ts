import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from '../env/environment'
import { StartupError } from '../system/startup-error'
import { makeWritableFolder } from '../system/writable-folder'

/** What a key of the back office may do; which call needs which, the back office's own table says. */
export const OfficeRight = { finance: 'finance', factory: 'factory', shop: 'shop', writer: 'writer' } as const
export type OfficeRight = (typeof OfficeRight)[keyof typeof OfficeRight]

/** A key with the name of who holds it. While it is exchanged, a name has two. */
export interface OfficeKey {
  name: string
  rights: readonly OfficeRight[]
  secret: string
}

const ALL_RIGHTS = Object.values(OfficeRight)
const SECRET_BYTES = 32
const ONLY_OWNER = 0o600
/** "anna finance,shop 64f0…"; a secret has at least 32 characters. */
const LINE = /^([\w.-]{1,40})\s+([a-z,]+)\s+(\S{32,})$/
const DEMO_HEAD = '# Keys of the back office: name, rights, secret. Read anew at every call.'

const isRight = (text: string): text is OfficeRight => ALL_RIGHTS.some((right) => right === text)

const readLine = (line: string, where: string): OfficeKey => {
  const [, name = '', rightsText = '', secret = ''] = LINE.exec(line) ?? []
  const rights = rightsText.split(',').filter(isRight)
  // The line is never repeated: it holds a secret.
  if (name === '' || rights.length !== rightsText.split(',').length) {
    throw new StartupError(`${where} must be: a name, rights (${ALL_RIGHTS.join(',')}) and 32 characters or more.`)
  }
  return { name, rights, secret }
}

/**
 * Reads a file of keys: one a line, blank lines and those with # aside. It is read anew at every call, so that a key is
 * exchanged by writing the file: first both keys, later the new one alone.
 *
 * @throws StartupError for a file that cannot be read and for a line that is no key.
 */
export const readOfficeKeys = (file: string): OfficeKey[] => {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new StartupError(`BACK_OFFICE_KEYS names a file that cannot be read: ${file}`, { cause: error })
  }
  return text.split('\n').flatMap((line, n) => {
    const trimmed = line.trim()
    return trimmed === '' || trimmed.startsWith('#') ? [] : [readLine(trimmed, `Line ${n + 1} of ${file}`)]
  })
}

/**
 * The file of the back office's keys: the one that the environment names; of the demo one in the data folder, made with
 * a key for everything, so that `npm run backoffice` works at once; null, and no back office, in production without one.
 *
 * @throws StartupError when the named file holds no good keys.
 */
export const officeKeysFile = ({
  backOfficeKeys,
  isProduction,
  dataDir,
}: Pick<Environment, 'backOfficeKeys' | 'isProduction' | 'dataDir'>): string | null => {
  if (backOfficeKeys !== null) {
    readOfficeKeys(backOfficeKeys)
    return backOfficeKeys
  }
  if (isProduction) return null
  const file = path.join(dataDir, 'back-office-keys')
  if (existsSync(file)) return file
  makeWritableFolder(dataDir)
  const secret = randomBytes(SECRET_BYTES).toString('hex')
  writeFileSync(file, `${DEMO_HEAD}\ndemo ${ALL_RIGHTS.join(',')} ${secret}\n`, { mode: ONLY_OWNER })
  return file
}
