import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compileApp, type Compilation } from './compile-app'
import { listDist } from './dist-files'

/** Where what was compiled is kept: see bundle-host.js. */
declare const COMPILED_FOLDER: string

const fingerprintOf = (dist: string): string => {
  const hash = createHash('sha256')
  for (const { path: name, bytes, read } of listDist(dist)) hash.update(`${name} ${bytes}\n`).update(read())
  return hash.digest('hex').slice(0, 32)
}

/**
 * Compiles a dist folder, once for the same files: it takes half of a host's start.
 *
 * @throws Error that names the file, when WeChat would refuse the upload or could not read a template.
 */
export function compileOnce(dist: string): Compilation {
  const file = path.join(COMPILED_FOLDER, `${fingerprintOf(dist)}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Compilation
  const compilation = compileApp(dist)
  mkdirSync(COMPILED_FOLDER, { recursive: true })
  // Whoever looks meanwhile finds all of it or nothing.
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, JSON.stringify(compilation))
  renameSync(draft, file)
  return compilation
}
