import { readdirSync } from 'node:fs'
import path from 'node:path'

const isHidden = (name: string): boolean => name.split(path.sep).some((part) => part.startsWith('.'))

/** The files of a folder and of those in it, by their way from it; what a system hides there is nobody's writing. */
export const namesIn = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((file) => !file.isDirectory())
    .map((file) => path.relative(root, path.join(file.parentPath, file.name)))
    .filter((name) => !isHidden(name))
    .sort()
