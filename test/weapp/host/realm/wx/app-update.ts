import type { WxFamily } from './strict-wx'

type Listener = (payload?: unknown) => void

/** The update manager, and the way to announce a release. */
export interface AppUpdate {
  readonly family: WxFamily
  announce(): void
  /** Whether the app asked for the restart. */
  isApplied(): boolean
}

export function createAppUpdate(): AppUpdate {
  const heard = { check: [] as Listener[], ready: [] as Listener[] }
  let applied = false
  const manager = {
    onCheckForUpdate: (listener: Listener) => void heard.check.push(listener),
    onUpdateReady: (listener: Listener) => void heard.ready.push(listener),
    onUpdateFailed: () => undefined,
    applyUpdate: () => {
      applied = true
    },
  }
  return {
    family: { direct: { getUpdateManager: () => manager } },
    announce() {
      heard.check.forEach((listener) => listener({ hasUpdate: true }))
      heard.ready.forEach((listener) => listener())
    },
    isApplied: () => applied,
  }
}
