import { spawn, type ChildProcess } from 'node:child_process'
import { freePort } from './server-process'

const SERVING = /serving at (http\S+)/

/** Runs `npm start` in a folder of the project, on a database of its own, without waiting for it. */
export const npmStart = async (project: string, dataDir: string): Promise<ChildProcess> =>
  spawn('npm', ['start'], {
    cwd: project,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Resolves to where it serves and what it has said until then; what it prints afterwards is read and dropped. */
export const serving = (npm: ChildProcess): Promise<{ url: string; output: string }> =>
  new Promise((resolve, reject) => {
    let output = ''
    for (const said of [npm.stdout, npm.stderr])
      said?.on('data', (part: Buffer) => {
        output += part.toString()
        const url = SERVING.exec(output)?.[1]
        if (url !== undefined) resolve({ url, output })
      })
    npm.once('error', reject)
    npm.once('exit', () => reject(new Error(`npm start ended before it served:\n${output}`)))
  })
