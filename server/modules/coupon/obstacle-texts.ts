import { listed } from '@/language/listed'
import { texts } from '@/language/texts'
import { zh } from './obstacle-texts-zh'

/** Why a coupon cannot be used on an order. */
const en = {
  used: 'Used already',
  held: (tail: string) => `Held by your order …${tail}`,
  ended: 'Ended',
  from: (day: string) => `From ${day} on`,
  notForBig: 'Not for a big deposit',
  notForSmall: 'Not for a small deposit',
  onlyModels: (names: readonly string[]) => `For ${listed(names)} only`,
  onlyShops: (names: readonly string[]) => `Only at ${listed(names)}`,
  totalFrom: (yuan: string) => `For a vehicle total from ¥${yuan}`,
  depositFrom: (yuan: string) => `For a deposit from ¥${yuan}`,
}

export type ObstacleTexts = typeof en

export const obstacleTexts = texts(en, zh)
