import type { HomeTabKind } from '@/wire/enums/content'
import { DAY_MS } from '@/domain/time/duration'
import type { KeyRing } from '../../secrets/key-ring'

/** How long a link to drafts is good. */
const LINK_LIFETIME_MS = 7 * DAY_MS
const KEY = /^(\d{1,15})\.([\w-]{43})$/

const signedText = (tab: HomeTabKind, endsAtMs: number): string => `preview:${tab}:${endsAtMs}`

/** The key of a link to the drafts of a tab; whoever has it sees them until it ends. */
export const previewKey = (secret: KeyRing, tab: HomeTabKind, now: Date): { key: string; endsAt: Date } => {
  const endsAtMs = now.getTime() + LINK_LIFETIME_MS
  const signature = secret.sign(signedText(tab, endsAtMs)).toString('base64url')
  return { key: `${endsAtMs}.${signature}`, endsAt: new Date(endsAtMs) }
}

/** When a key ends that was signed here for this tab; null for any other, and for one that has ended. */
export const endOfKey = (secret: KeyRing, tab: HomeTabKind, key: string, now: Date): Date | null => {
  const [, endsAt = '', signature = ''] = KEY.exec(key) ?? []
  const endsAtMs = Number(endsAt)
  const isGood = secret.isSignature(signedText(tab, endsAtMs), Buffer.from(signature, 'base64url'))
  return isGood && now.getTime() < endsAtMs ? new Date(endsAtMs) : null
}
