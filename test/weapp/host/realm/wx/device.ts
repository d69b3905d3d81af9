import { CAPSULE } from './capsule'
import type { WxFamily } from './strict-wx'

/** The phone that the host stands for. */
export interface Screen {
  readonly width: number
  readonly height: number
}

/** How the mini-program was opened. */
export interface LaunchOptions {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly scene: number
  readonly referrerInfo: object
}

const STATUS_BAR_PX = 44
const HOME_INDICATOR_PX = 34
const capsuleIn = (screenWidth: number): object => {
  const { width, height, top, fromRight } = CAPSULE
  const right = screenWidth - fromRight
  return { width, height, top, bottom: top + height, right, left: right - width }
}

/** From 0 to 1, as WeChat tells it. */
const USUAL_BRIGHTNESS = 0.4

/** The version of WeChat's base library that the host stands for. */
export const SDK_VERSION = '3.7.0'

/** Tells of a phone, of WeChat and of the launch. */
export function deviceFamily(
  screen: Screen,
  launchOptions: () => LaunchOptions,
  sdkVersion: () => string,
  isKnown: (name: string) => boolean,
): WxFamily {
  const { width, height } = screen
  const windowInfo = {
    pixelRatio: 2,
    ...{ screenWidth: width, screenHeight: height, windowWidth: width, windowHeight: height, screenTop: 0 },
    statusBarHeight: STATUS_BAR_PX,
    safeArea: {
      ...{ left: 0, right: width, width },
      ...{ top: STATUS_BAR_PX, bottom: height - HOME_INDICATOR_PX, height: height - HOME_INDICATOR_PX - STATUS_BAR_PX },
    },
  }
  const device = { brand: 'host', model: 'host', system: 'iOS 16.0', platform: 'ios', benchmarkLevel: 40, abi: 'arm64' }
  const base = (): object => ({
    SDKVersion: sdkVersion(),
    version: '8.0.50',
    language: 'en',
    theme: 'light',
    fontSizeSetting: 16,
    fontSizeScaleFactor: 1,
    enableDebug: false,
    host: { env: 'WeChat', version: 0 },
  })
  let brightness = USUAL_BRIGHTNESS
  const systemInfo = (): object => ({ ...windowInfo, ...device, ...base() })
  return {
    calls: {
      getSystemInfo: systemInfo,
      getSystemInfoAsync: systemInfo,
      getScreenBrightness: () => ({ value: brightness }),
      setScreenBrightness: ({ value }) => {
        brightness = Number(value)
      },
    },
    direct: {
      getSystemInfoSync: systemInfo,
      getWindowInfo: () => windowInfo,
      getDeviceInfo: () => device,
      getAppBaseInfo: base,
      getSystemSetting: () => ({
        bluetoothEnabled: false,
        locationEnabled: true,
        wifiEnabled: true,
        deviceOrientation: 'portrait',
      }),
      getAccountInfoSync: () => ({ miniProgram: { appId: 'touristappid', envVersion: 'release', version: '' } }),
      getMenuButtonBoundingClientRect: () => capsuleIn(width),
      getLaunchOptionsSync: launchOptions,
      getEnterOptionsSync: launchOptions,
      // The host answers for what it has: a feature that it lacks is one that the app must live without.
      canIUse: (feature: string) => isKnown(feature.split('.')[0] ?? ''),
    },
  }
}
