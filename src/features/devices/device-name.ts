/** What a device has told of itself. */
export interface DeviceName {
  /** Brand and model; empty where it told nothing that a person could know it by. */
  device: string
  /** The app or browser; empty where it is not known. */
  app: string
  isComputer: boolean
}

/** "Apple iPhone (WeChat)", as `services/request/headers` writes it. */
const DEVICE_AND_APP = /^(.*) \((.*)\)$/
/** "iPhone 15<iPhone15,4>": WeChat adds the number of the model. */
const MODEL_NUMBER = /<.*>/
/** "Browser Linux", "Browser unknown": a browser that names no brand. */
const NO_BRAND = /^Browser (unknown)?/
/** "HUAWEI HUAWEI Pura 70": a model that begins with its brand. */
const BRAND_TWICE = /^(\S+) (?=\1)/
const COMPUTER = /Macintosh|Windows|Linux/

/** Reads what a device told when it logged in: "Apple iPhone (WeChat)" -> "Apple iPhone" and "WeChat". */
export const deviceNameOf = (told: string): DeviceName => {
  const [, device = told, app = ''] = DEVICE_AND_APP.exec(told) ?? []
  return {
    device: device.replace(MODEL_NUMBER, '').replace(NO_BRAND, '').replace(BRAND_TWICE, '').trim(),
    app: app === 'Browser' ? '' : app,
    isComputer: COMPUTER.test(device),
  }
}
