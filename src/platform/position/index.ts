import { toGcj02 } from '@/domain/area/gcj02'
import type { AskPosition, CanOpenSettings, PositionAnswer } from './types'

const PATIENCE_MS = 10_000
/** A position of a moment ago is as good as a new one. */
const KEEP_MS = 60_000

/** Asks the browser; pages that came without https are not told. */
export const askPosition: AskPosition = () =>
  new Promise<PositionAnswer>((answer) => {
    // Absent where the page came without https, whatever the types say.
    const geolocation: Geolocation | undefined = navigator.geolocation
    if (geolocation === undefined) return answer({ kind: 'unknown' })
    geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => answer({ kind: 'found', ...toGcj02({ longitude, latitude }) }),
      ({ code, PERMISSION_DENIED }) => answer({ kind: code === PERMISSION_DENIED ? 'refused' : 'unknown' }),
      { timeout: PATIENCE_MS, maximumAge: KEEP_MS },
    )
  })

/** A browser's settings are opened by its own menu alone. */
export const canOpenSettings: CanOpenSettings = false
