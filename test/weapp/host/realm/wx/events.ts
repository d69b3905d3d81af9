import type { WxFamily } from './strict-wx'

type Listener = (payload: unknown) => void

/** What wx tells an app by itself: each has an `on` and an `off`. */
const EVENTS = [
  ...['AppShow', 'AppHide', 'Error', 'UnhandledRejection', 'PageNotFound', 'ThemeChange', 'WindowResize'],
  ...['NetworkStatusChange', 'NetworkWeakChange', 'MemoryWarning', 'KeyboardHeightChange', 'AudioInterruptionBegin'],
  ...['AudioInterruptionEnd', 'UserCaptureScreen', 'LocationChange', 'LocationChangeError', 'AccelerometerChange'],
  ...['CompassChange', 'DeviceMotionChange', 'GyroscopeChange', 'CopyUrl', 'LazyLoadError'],
] as const

/** The name of an event, without its `on`. */
export type WxEvent = (typeof EVENTS)[number]

/** The listeners of an app, and the way to tell them something. */
export interface WxEvents {
  readonly family: WxFamily
  emit(name: WxEvent, payload: unknown): void
  /** Whether anything listens. */
  isHeard(name: WxEvent): boolean
}

export function createWxEvents(): WxEvents {
  const listeners = new Map<WxEvent, Set<Listener>>(EVENTS.map((name) => [name, new Set()]))
  const setOf = (name: WxEvent): Set<Listener> => listeners.get(name) ?? new Set()
  const direct = Object.fromEntries(
    EVENTS.flatMap((name) => [
      [`on${name}`, (listener: Listener) => void setOf(name).add(listener)],
      [`off${name}`, (listener?: Listener) => (listener ? void setOf(name).delete(listener) : setOf(name).clear())],
    ]),
  )
  return {
    family: { direct },
    emit: (name, payload) => [...setOf(name)].forEach((listener) => listener(payload)),
    isHeard: (name) => setOf(name).size > 0,
  }
}
