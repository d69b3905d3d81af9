import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { weappFigures } from '../../config/budgets.mjs'
import type { Figure } from './measuring/figure'

const ROOT = path.resolve(__dirname, '../..')
const TARO = path.join(ROOT, 'node_modules/@tarojs/cli/bin/taro')

/** Builds what would be uploaded, beside any build that is being worked with. */
const buildWeapp = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [TARO, 'build', '--type', 'weapp', '--env', 'production'], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', OUTPUT_ROOT: folder },
      stdio: 'ignore',
    })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The mini-program did not build: npm run build:weapp:local says why (status ${code}).`))
    })
  })

/** Measures the packages of a release build of the mini-program. */
export const measurePackages = async (): Promise<readonly Figure[]> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vela-bench-'))
  try {
    await buildWeapp(folder)
    return weappFigures(folder).map(({ name, figure, limit }) => ({
      name,
      measured: figure,
      budget: { atMost: limit },
    }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
