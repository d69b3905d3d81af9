import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { CodePicture, SceneCodeGateway } from '../../gateways/scene-code/scene-code-gateway'
import type { FileStorage } from '../../gateways/storage/file-storage'

const EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const satisfies Record<
  CodePicture['mimeType'],
  string
>
const TYPES = Object.keys(EXTENSIONS) as CodePicture['mimeType'][] // the keys of the table above

const pathOf = (gateway: SceneCodeGateway, scene: string, type: CodePicture['mimeType']): string =>
  `codes/${createHash('sha256').update(`${gateway.name} ${scene}`).digest('hex')}.${EXTENSIONS[type]}`

/** The picture of a scene's code, if it was drawn before. */
export const keptPicture = async (
  storage: FileStorage,
  gateway: SceneCodeGateway,
  scene: string,
): Promise<CodePicture | null> => {
  for (const mimeType of TYPES) {
    const content = await storage.read(pathOf(gateway, scene, mimeType))
    if (content !== null) return { bytes: await buffer(content), mimeType }
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
