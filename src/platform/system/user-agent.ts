import type { DeviceNames } from './types'

const WECHAT = /MicroMessenger/

const HOST_APPS: readonly (readonly [RegExp, string])[] = [
  [WECHAT, 'WeChat'],
  [/Edg/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** Whether WeChat's own browser shows the page: links that are passed on in a chat open there. */
export const isInWechat = (): boolean => WECHAT.test(navigator.userAgent)

const APPLE_MODEL = /iPhone|iPad|Macintosh/
/** "Linux; Android 14; Pixel 8 Build/UD1A" names the model between the version and the build. */
const ANDROID_MODEL = /Android [^;)]*; ([^;)]+?)(?: Build|[;)])/

const brandAndModel = (userAgent: string): Pick<DeviceNames, 'brand' | 'model'> => {
  const apple = APPLE_MODEL.exec(userAgent)
  if (apple) return { brand: 'Apple', model: apple[0] }
  const android = ANDROID_MODEL.exec(userAgent)
  if (android?.[1]) return { brand: 'Android', model: android[1] }
  return { brand: 'Browser', model: /Windows|Linux/.exec(userAgent)?.[0] ?? 'unknown' }
}

/** Reads brand, model and host app out of a browser's name for itself; never fails. */
export const namesInUserAgent = (userAgent: string): DeviceNames => ({
  ...brandAndModel(userAgent),
  hostApp: HOST_APPS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Browser',
})
