import { MINUTE_MS } from '@/domain/time/duration'
import type { Clock } from '../../system/clock'
import { sha256 } from '../../system/sha256'
import type { VehicleGateway } from './vehicle-gateway'

/** A car tells where it is this often. */
const EVERY_MS = 5 * MINUTE_MS
/** As far from the handover as its owner has driven it: about half a kilometre to two. */
const NEAREST_DEGREES = 0.005
const FARTHEST_DEGREES = 0.018
const EMPTIEST_PERCENT = 40
const FULLEST_PERCENT = 95

/** Numbers from 0 to 1 that a text always leads to. */
const sharesOf = (text: string): (() => number) => {
  const bytes = sha256(text)
  let index = 0
  return () => (bytes[index++] ?? 0) / 255
}

const between = (share: number, least: number, most: number): number => least + share * (most - least)

/** Plays the cars: each stands where it was parked near its handover, for ever. */
export const createSandboxVehicles = (clock: Clock): VehicleGateway => ({
  locate: ({ orderNo, handedOverAt: { longitude, latitude } }) => {
    const share = sharesOf(orderNo)
    const angle = 2 * Math.PI * share()
    const away = between(share(), NEAREST_DEGREES, FARTHEST_DEGREES)
    const nowMs = clock.now().getTime()
    return Promise.resolve({
      longitude: longitude + away * Math.cos(angle),
      latitude: latitude + away * Math.sin(angle),
      seenAt: new Date(nowMs - (nowMs % EVERY_MS)),
      batteryPercent: Math.round(between(share(), EMPTIEST_PERCENT, FULLEST_PERCENT)),
    })
  },
})
