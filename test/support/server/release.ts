import { execFileSync } from 'node:child_process'
import { symlink } from 'node:fs/promises'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../../..')

/** Packs a release and unpacks it in the folder, with what `npm ci` puts there; where it lies. Builds the page, unless it is. */
export const unpackRelease = async (folder: string): Promise<string> => {
  const archive = execFileSync(process.execPath, ['config/pack-release.mjs', folder], { cwd: ROOT }).toString().trim()
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  const release = archive.replace(/\.tar\.gz$/, '')
  await symlink(path.join(ROOT, 'node_modules'), path.join(release, 'node_modules'), 'junction')
  return release
}
