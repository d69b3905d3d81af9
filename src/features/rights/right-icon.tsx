import { RightKind } from '@/wire/enums/right'
import { ExtraIcon } from '@/ui/extra-icon'
import type { ExtraIconName } from '@/ui/extra-icon/names'
import { Icon } from '@/ui/icon'

const NAMES = {
  [RightKind.money]: 'wallet',
  [RightKind.buildPlace]: 'car',
  [RightKind.refund]: 'card',
  [RightKind.charging]: 'charge',
  [RightKind.service]: 'tool',
} as const satisfies Partial<Record<RightKind, ExtraIconName>>

/** What a right is about, as an icon. */
export function RightIcon({ kind }: { kind: RightKind }) {
  return kind === RightKind.care ? <Icon name="shield" /> : <ExtraIcon name={NAMES[kind]} />
}
