import type { AskSubscription, CanSubscribe } from './types'

/** WeChat delivers messages for its mini-programs alone. */
export const canSubscribe: CanSubscribe = false

export const askSubscription: AskSubscription = () => Promise.resolve([])
