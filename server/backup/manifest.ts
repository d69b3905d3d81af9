import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../system/startup-error'

/** What a backup says of itself. It is written last: a folder without one is no backup. */
export interface Manifest {
  format: typeof FORMAT
  /** ISO 8601. Everything acknowledged before it is in the backup. */
  takenAt: string
  /** The schema that the rows belong to: names of migrations. */
  migrations: string[]
  /** Rows of each table. */
  tables: Record<string, number>
  /** How far each sequence has come. */
  sequences: Record<string, number>
  files: number
  /** Files whose rows were read, and that were removed before they could be copied. */
  goneFiles: number
}

const FORMAT = 1
const NAME = 'backup.json'

/** Finishes a backup. */
export const writeManifest = async (folder: string, content: Omit<Manifest, 'format'>): Promise<Manifest> => {
  const manifest: Manifest = { format: FORMAT, ...content }
  const draft = path.join(folder, `${NAME}.draft`)
  await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`)
  await rename(draft, path.join(folder, NAME))
  return manifest
}

/** @throws StartupError when the folder holds no finished backup that this server can read. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(path.join(folder, NAME), 'utf8').catch(() => {
    throw new StartupError(`${folder} holds no finished backup.`)
  })
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format === FORMAT) return manifest
  throw new StartupError(`The backup in ${folder} was made by another server: its format is ${manifest.format}.`)
}
