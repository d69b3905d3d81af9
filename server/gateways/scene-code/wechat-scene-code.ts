import type { WechatApi } from '../wechat/wechat-api'
import type { SceneCodeGateway } from './scene-code-gateway'

/** Reads the scene and leads on. */
const ENTRY_PAGE = 'pages/middle/redirect/redirect'
/** Pixels: enough for the poster at three times the screen. */
const WIDTH = 430

/** WeChat's own codes of the mini-program, of which there may be any number. */
export const createWechatSceneCodes = (api: WechatApi, appId: string): SceneCodeGateway => ({
  name: appId,
  draw: async (scene) => ({
    bytes: await api.fileByToken('/wxa/getwxacodeunlimit', { scene, page: ENTRY_PAGE, width: WIDTH }),
    mimeType: 'image/jpeg',
  }),
})
