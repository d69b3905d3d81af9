import type { CodePicture, SceneCodeGateway } from './scene-code-gateway'
import { pngOfCode } from './png-of-code'

/** An ordinary code that opens the H5 page's way in with the same scene, for any camera. */
export const ordinaryCode = (publicUrl: string, scene: string): CodePicture => ({
  bytes: pngOfCode(`${publicUrl}/#/pages/middle/redirect/redirect?scene=${encodeURIComponent(scene)}`),
  mimeType: 'image/png',
})

/** Plays WeChat's codes. */
export const createSandboxSceneCodes = (publicUrl: string): SceneCodeGateway => ({
  name: `sandbox ${publicUrl}`,
  draw: async (scene) => ordinaryCode(publicUrl, scene),
})
