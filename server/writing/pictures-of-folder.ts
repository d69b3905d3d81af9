import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pictureSize } from '../pictures/picture-size'
import { webpSize } from '../pictures/webp-size'
import { PROJECT_DIR } from '../system/project-folder'
import type { FindPicture, ShownPicture } from './markdown'

const STATIC_DIR = path.join(PROJECT_DIR, 'server/static')
const OWN = /^\/static\/img\/[\w-]+\.webp$/
const DIGEST_LENGTH = 32
/** The widest that is kept: three pixels to each of a phone's 375. */
const WIDEST = 1_125

/** A picture that a writer brings. */
export interface BroughtPicture {
  file: string
  digest: string
  shown: ShownPicture
}

/** Where a brought picture is served, once the server has it. */
const addressOf = (digest: string): string => `/static/content/${digest}/750.webp`

/** A picture of the app's own, by its path; null where there is none. */
const ownPicture = (name: string): ShownPicture | null => {
  if (!OWN.test(name)) return null
  try {
    const [width, height] = webpSize(readFileSync(path.join(STATIC_DIR, name.slice('/static/'.length))))
    return { url: name, width, height }
  } catch {
    return null
  }
}

/** A picture of a folder as it will be shown, and what names it there. */
export const broughtPicture = async (file: string): Promise<BroughtPicture> => {
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, DIGEST_LENGTH)
  const { width, height } = await pictureSize(file)
  const scale = Math.min(1, WIDEST / width)
  const shown = { url: addressOf(digest), width: Math.round(width * scale), height: Math.round(height * scale) }
  return { file, digest, shown }
}

/** Finds pictures by how a text in a folder names them: its own beside it, or one of the app's. */
export const finderOf =
  (folder: string, brought: ReadonlyMap<string, BroughtPicture>): FindPicture =>
  (name) =>
    ownPicture(name) ?? brought.get(path.join(folder, name))?.shown ?? null
