import { SubscriptionScene } from '@/wire/enums/subscription'
import { appointmentScene } from './appointment-scene'
import { lineScene } from './line-scene'
import { orderScene } from './order-scene'
import type { Scene } from './scene'

export const scenes: Readonly<Record<SubscriptionScene, Scene>> = {
  [SubscriptionScene.order]: orderScene,
  [SubscriptionScene.line]: lineScene,
  [SubscriptionScene.appointment]: appointmentScene,
}
