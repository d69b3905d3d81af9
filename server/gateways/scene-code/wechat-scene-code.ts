import type { WechatApi } from '../wechat/wechat-api'
import { codePictureOf } from './code-picture-of'
import type { CodePicture, SceneCodeGateway } from './scene-code-gateway'

/** Reads the scene and leads on. */
const ENTRY_PAGE = 'pages/middle/redirect/redirect'
/** Pixels: enough for the poster at three times the screen. */
const WIDTH = 430

/** @throws Error for what is no picture: it would be kept and shown for good. */
const pictureOf = (bytes: Buffer): CodePicture => {
  const picture = codePictureOf(bytes)
  if (picture === null) throw new Error(`WeChat drew no picture, but ${bytes.length} bytes of something else`)
  return picture
}

/** WeChat's own codes of the mini-program, of which there may be any number. */
export const createWechatSceneCodes = (api: WechatApi, appId: string): SceneCodeGateway => ({
  name: appId,
  draw: async (scene) =>
    pictureOf(await api.fileByToken('/wxa/getwxacodeunlimit', { scene, page: ENTRY_PAGE, width: WIDTH })),
})
