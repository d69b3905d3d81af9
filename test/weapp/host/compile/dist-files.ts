import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { AppJson } from './compiled-app'

/** One file of a dist folder; its path is relative and has forward slashes. */
export interface DistFile {
  readonly path: string
  readonly bytes: number
  read(): string
}

/** The texts of an app by kind, keyed by their paths without an ending. */
export interface AppTexts {
  readonly scripts: Readonly<Record<string, string>>
  readonly templates: Readonly<Record<string, string>>
  /** The files of WXS. */
  readonly modules: Readonly<Record<string, string>>
  readonly sheets: Readonly<Record<string, string>>
}

/** Every file below a folder. */
export function listDist(root: string): readonly DistFile[] {
  if (!existsSync(path.join(root, 'app.json'))) {
    throw new Error(`${root} holds no app.json: build the mini-program first.`)
  }
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, file: path.join(root, name) }))
    .filter(({ file }) => statSync(file).isFile())
    .map(({ name, file }) => ({
      path: name.split(path.sep).join('/'),
      bytes: statSync(file).size,
      read: () => readFileSync(file, 'utf8'),
    }))
}

/** The texts of the files with an extension, keyed by their paths without it. */
export function textsOf(files: readonly DistFile[], extension: string): Record<string, string> {
  const chosen = files.filter((file) => file.path.endsWith(extension))
  return Object.fromEntries(chosen.map((file) => [file.path.slice(0, -extension.length), file.read()]))
}

/** What an app is written in. */
export const appTextsOf = (files: readonly DistFile[]): AppTexts => ({
  scripts: textsOf(files, '.js'),
  templates: textsOf(files, '.wxml'),
  modules: textsOf(files, '.wxs'),
  sheets: textsOf(files, '.wxss'),
})

/** The manifest. */
export function readAppJson(files: readonly DistFile[]): AppJson {
  const manifest = files.find((file) => file.path === 'app.json')
  if (!manifest) throw new Error('app.json is missing.')
  return JSON.parse(manifest.read()) as AppJson
}
