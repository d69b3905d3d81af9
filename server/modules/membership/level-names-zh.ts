import { MemberLevel } from '@/wire/enums/member'

/** The levels' names in Chinese. */
export const zh: Record<MemberLevel, string> = {
  [MemberLevel.deck]: '水手',
  [MemberLevel.mate]: '大副',
  [MemberLevel.helm]: '舵手',
  [MemberLevel.captain]: '船长',
}
