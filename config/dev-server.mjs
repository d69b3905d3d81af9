// Watches the page and the API server side by side, until Ctrl-C or until one of them ends.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const PROCESSES = [
  {
    name: 'server',
    args: ['node_modules/tsx/dist/cli.mjs', 'watch', 'server/main.ts'],
    env: { NODE_ENV: 'development' },
  },
  {
    name: 'page',
    args: ['node_modules/@tarojs/cli/bin/taro', 'build', '--type', 'h5', '--watch', '--env', 'development'],
    env: { NODE_ENV: 'development' },
  },
]

const children = PROCESSES.map(({ name, args, env }) => {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(6)} | ${line}`))
  }
  child.once('close', (code) => stopAll(code ?? 0))
  return child
})

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopAll(0))

function stopAll(code) {
  process.exitCode ||= code
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
  }
}
