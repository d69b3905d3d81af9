import { spawn } from 'node:child_process'
import path from 'node:path'
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { connect } from './connect'

const CLI = path.resolve(__dirname, '../cli.js')

/** How to start a host in a process of its own. */
export interface StartHostOptions {
  /** The folder with project.config.json, or the dist folder itself. */
  readonly project: string
  readonly origins?: Readonly<Record<string, string>>
  readonly environment?: 'happy-dom' | 'chromium'
  readonly env?: Readonly<Record<string, string>>
}

/** A host with the official client connected to it. */
export interface StartedHost {
  readonly wsEndpoint: string
  readonly miniProgram: MiniProgram
  close(): Promise<void>
}

/**
 * Starts a host and connects to it.
 *
 * @throws Error with what the host said, when it cannot run the app.
 */
export async function startHost({
  project,
  origins = {},
  environment = 'happy-dom',
  env = {},
}: StartHostOptions): Promise<StartedHost> {
  const mapped = Object.entries(origins).flatMap(([from, to]) => ['--map-origin', `${from}=${to}`])
  const args = [CLI, 'auto', '--extras', '--project', project, '--environment', environment, ...mapped]
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const complaints: string[] = []
  child.stderr.on('data', (chunk) => complaints.push(String(chunk)))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const wsEndpoint = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim()))
    void ended.then(() => reject(new Error(complaints.join('').trim())))
  })
  const miniProgram = await connect(wsEndpoint)
  return {
    wsEndpoint,
    miniProgram,
    async close() {
      miniProgram.disconnect()
      child.kill()
      await ended
    },
  }
}
