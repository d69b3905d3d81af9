import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from './startup-error'

/** Step by step: where a folder can never be made (below /proc), Node's own recursive way does not return. */
const makeFolder = (folder: string, mode?: number): void => {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder, mode === undefined ? {} : { mode })
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!existsSync(folder)) throw error
  }
}

/**
 * Makes a folder and those above it, unless they exist.
 *
 * @param mode - rights of the folder itself.
 * @throws StartupError when it cannot be made or written.
 */
export const makeWritableFolder = (folder: string, mode?: number): void => {
  try {
    makeFolder(folder, mode)
    accessSync(folder, constants.W_OK)
  } catch {
    throw new StartupError(`The folder ${folder} cannot be written: set DATA_DIR to one that can.`)
  }
}
