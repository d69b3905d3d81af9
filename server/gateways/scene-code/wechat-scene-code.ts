import type { WechatApi } from '../wechat/wechat-api'
import type { CodePicture, SceneCodeGateway } from './scene-code-gateway'

/** Reads the scene and leads on. */
const ENTRY_PAGE = 'pages/middle/redirect/redirect'
/** Pixels: enough for the poster at three times the screen. */
const WIDTH = 430

/** What a file of each kind that WeChat draws begins with, in hex. */
const BEGINNINGS: Readonly<Record<CodePicture['mimeType'], string>> = {
  'image/jpeg': 'ffd8ff',
  'image/png': '89504e470d0a1a0a',
}
const TYPES = Object.keys(BEGINNINGS) as CodePicture['mimeType'][] // the keys of the table above

/** @throws Error for what is no picture: it would be kept and shown for good. */
const pictureOf = (bytes: Buffer): CodePicture => {
  const hex = bytes.subarray(0, 8).toString('hex')
  const mimeType = TYPES.find((type) => hex.startsWith(BEGINNINGS[type]))
  if (mimeType === undefined) throw new Error(`WeChat drew no picture, but ${bytes.length} bytes of something else`)
  return { bytes, mimeType }
}

/** WeChat's own codes of the mini-program, of which there may be any number. */
export const createWechatSceneCodes = (api: WechatApi, appId: string): SceneCodeGateway => ({
  name: appId,
  draw: async (scene) =>
    pictureOf(await api.fileByToken('/wxa/getwxacodeunlimit', { scene, page: ENTRY_PAGE, width: WIDTH })),
})
