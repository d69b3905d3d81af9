import { execFileSync } from 'node:child_process'
import { symlink } from 'node:fs/promises'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')

/** Gives a folder of the project what `npm ci` would put there. */
export const install = (root: string): Promise<void> =>
  symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), 'junction')

/** Packs a release, unpacks it in the folder and installs it; where it lies. The page is built first, unless it is. */
export const unpackRelease = async (folder: string): Promise<string> => {
  const output = execFileSync(process.execPath, ['config/pack-release.mjs', folder], { cwd: ROOT })
  const archive = output.toString().trim().split('\n').at(-1) ?? ''
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  const root = archive.replace(/\.tar\.gz$/, '')
  await install(root)
  return root
}
