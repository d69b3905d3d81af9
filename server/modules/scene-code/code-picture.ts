import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { codePictureOf } from '../../gateways/scene-code/code-picture-of'
import type { CodePicture, SceneCodeGateway } from '../../gateways/scene-code/scene-code-gateway'
import type { FileStorage } from '../../gateways/storage/file-storage'

const EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const satisfies Record<
  CodePicture['mimeType'],
  string
>
const TYPES = Object.keys(EXTENSIONS) as CodePicture['mimeType'][] // the keys of the table above

const pathOf = (gateway: SceneCodeGateway, scene: string, type: CodePicture['mimeType']): string =>
  `codes/${createHash('sha256').update(`${gateway.name} ${scene}`).digest('hex')}.${EXTENSIONS[type]}`

/** The picture of a scene's code, if it was drawn before. What was kept in place of one by a server of before is none. */
export const keptPicture = async (
  storage: FileStorage,
  gateway: SceneCodeGateway,
  scene: string,
): Promise<CodePicture | null> => {
  for (const mimeType of TYPES) {
    const content = await storage.read(pathOf(gateway, scene, mimeType))
    const picture = content === null ? null : codePictureOf(await buffer(content))
    if (picture !== null) return picture
  }
  return null
}

/**
 * Draws the picture of a scene's code and keeps it, for WeChat counts how often it is asked.
 *
 * @throws Error as the gateway does.
 */
export const drawPicture = async (
  storage: FileStorage,
  gateway: SceneCodeGateway,
  scene: string,
): Promise<CodePicture> => {
  const picture = await gateway.draw(scene)
  await storage.write(pathOf(gateway, scene, picture.mimeType), picture.bytes)
  return picture
}
