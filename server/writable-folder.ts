import { accessSync, constants, mkdirSync } from 'node:fs'
import { StartupError } from './startup-error'

/**
 * Makes a folder unless it exists.
 *
 * @throws StartupError when it cannot be made or written.
 */
export const makeWritableFolder = (folder: string, mode?: number): void => {
  try {
    mkdirSync(folder, { recursive: true, mode })
    accessSync(folder, constants.W_OK)
  } catch {
    throw new StartupError(`The folder ${folder} cannot be written: set DATA_DIR to one that can.`)
  }
}
