import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { PictureFault } from '../pictures/picture-fault'
import { pictureSize } from '../pictures/picture-size'
import { webpSize } from '../pictures/webp-size'
import { PROJECT_DIR } from '../system/project-folder'
import { FaultyWriting } from './fault'
import { namesIn } from './names-in'
import type { FindPicture, ShownPicture } from './markdown'

const STATIC_DIR = path.join(PROJECT_DIR, 'server/static')
const OWN = /^\/static\/img\/[\w-]+\.webp$/
const OWN_CLIP = /^\/static\/video\/[\w-]+\.mp4$/
const PICTURE = /\.(?:jpe?g|png|webp)$/i
const DIGEST_LENGTH = 32
/** As large as a picture may be that is brought. */
export const MAX_PICTURE_BYTES = 12_582_912
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

const staticFile = (name: string): string => path.join(STATIC_DIR, name.slice('/static/'.length))

/** Whether a file is a picture, by its name. */
export const isPicture = (name: string): boolean => PICTURE.test(name)

/** Whether there is such a clip of the app's own. */
export const isOwnClip = (name: string): boolean => OWN_CLIP.test(name) && existsSync(staticFile(name))

/** A picture of the app's own, by its path; null where there is none. */
const ownPicture = (name: string): ShownPicture | null => {
  if (!OWN.test(name)) return null
  try {
    const [width, height] = webpSize(readFileSync(staticFile(name)))
    return { url: name, width, height }
  } catch {
    return null
  }
}

/** A picture of a folder as it will be shown, and what names it there. */
const broughtPicture = async (file: string): Promise<BroughtPicture> => {
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, DIGEST_LENGTH)
  const { width, height } = await pictureSize(file)
  const scale = Math.min(1, WIDEST / width)
  const shown = { url: addressOf(digest), width: Math.round(width * scale), height: Math.round(height * scale) }
  return { file, digest, shown }
}

/** What is wrong with a file that should be a picture; null where nothing is. */
const faultOf = async (file: string): Promise<string | null> => {
  if (statSync(file).size > MAX_PICTURE_BYTES) return 'This picture is larger than 12 MB: save it smaller.'
  try {
    await pictureSize(file)
    return null
  } catch (error) {
    if (error instanceof PictureFault) return 'This picture cannot be read: save it anew, as JPEG, PNG or WebP.'
    throw error
  }
}

/**
 * The pictures that lie in a folder, by their place.
 *
 * @throws FaultyWriting with every file that is called a picture and is none that can be brought.
 */
export const picturesOf = async (root: string): Promise<ReadonlyMap<string, BroughtPicture>> => {
  const files = namesIn(root)
    .filter(isPicture)
    .map((name) => path.join(root, name))
  const texts = await Promise.all(files.map(faultOf))
  const faults = texts.flatMap((text, index) =>
    text === null ? [] : [{ file: path.relative(root, files[index] ?? ''), line: 1, text }],
  )
  if (faults.length > 0) throw new FaultyWriting(faults)
  const pictures = await Promise.all(files.map(broughtPicture))
  return new Map(pictures.map((picture) => [picture.file, picture]))
}

/** Finds pictures by how a text in a folder names them: its own beside it, or one of the app's. */
export const finderOf =
  (folder: string, brought: ReadonlyMap<string, BroughtPicture>): FindPicture =>
  (name) =>
    ownPicture(name) ?? brought.get(path.join(folder, name))?.shown ?? null
