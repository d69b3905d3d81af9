import { existsSync } from 'node:fs'
import path from 'node:path'

const folderWithPackage = (folder: string): string =>
  existsSync(path.join(folder, 'package.json')) ? folder : folderWithPackage(path.dirname(folder))

/** The folder of package.json. The server runs from its sources or from dist/server, and finds its files from here. */
export const PROJECT_DIR = folderWithPackage(__dirname)

/** Whether this is dist/server (config/bundle-server.mjs) and not the sources. */
export const IS_BUNDLED = !__filename.endsWith('.ts')
