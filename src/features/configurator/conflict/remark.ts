import type { VehicleOption } from '@/wire/schemas/vehicle'
import { OptionRuleKind } from '@/wire/enums/vehicle'
import type { Catalogue, Chosen } from '@/domain/configuration/catalogue'
import { exclusionOf, needsOf, packsWith } from '@/domain/configuration/rules'
import { tapOption } from '@/domain/configuration/tap'
import { messages } from '../messages'
import { nameOf, theName } from '../car/names'

/** What an option says of the other ones, before it is tapped. */
export interface Remark {
  text: string
  /** It cannot be chosen, whatever is tapped. */
  isBlocked: boolean
  /** A tap asks first, or leads nowhere. */
  isWarning: boolean
}

const say = (text: string): Remark => ({ text, isBlocked: false, isWarning: false })
const warn = (text: string): Remark => ({ text, isBlocked: false, isWarning: true })

const blockedRemark = (catalogue: Catalogue, chosen: Chosen, attributeNo: string): Remark | null => {
  const outcome = tapOption(catalogue, chosen, attributeNo)
  if (outcome.kind !== 'blocked') return null
  const text = outcome.note || messages.notPossibleWith(nameOf(catalogue, outcome.by))
  return { text, isBlocked: true, isWarning: true }
}

/** What stands between an option and the car as it is, or binds them; null when nothing does. */
export const remarkOf = (catalogue: Catalogue, chosen: Chosen, { attributeNo }: VehicleOption): Remark | null => {
  const blocked = blockedRemark(catalogue, chosen, attributeNo)
  if (blocked) return blocked

  const rival = chosen.find((other) => exclusionOf(catalogue, attributeNo, other) !== undefined)
  if (rival !== undefined) return warn(messages.notWithShort(nameOf(catalogue, rival)))

  const pack = packsWith(catalogue, attributeNo).find(({ attributeNo: by }) => chosen.includes(by))
  if (pack) return say(messages.inPack(nameOf(catalogue, pack.attributeNo)))

  const need = needsOf(catalogue, attributeNo).find(({ kind }) => kind === OptionRuleKind.requires)
  if (!need) return null
  const other = theName(catalogue, need.otherNo)
  return chosen.includes(need.otherNo) ? say(messages.needsHad(other)) : warn(messages.needsShort(other))
}
