import type { PricedOption } from '@/wire/schemas/configuration'
import type { Catalogue } from '@/domain/configuration/catalogue'
import type { Added, Change, Removed } from '@/domain/configuration/change'
import { formatYuan, sumFen } from '@/domain/money/money'
import type { Car } from '../car/car-store'
import { messages } from '../messages'
import { nameOf, theName } from '../car/names'
import { leavingRow, repricedRow, type Question, type QuestionRow } from './question'

/** The most telling reasons first: the title names one of them. */
const PRIORITY = ['required', 'excluded', 'needed', 'contained', 'included', 'instead'] as const

type Reason = (Added | Removed) & { cause: { kind: (typeof PRIORITY)[number]; by: string; note?: string } }

const hasReason = (one: Added | Removed): one is Reason => PRIORITY.some((kind) => kind === one.cause.kind)

const leadOf = ({ added, removed }: Change): Reason | undefined => {
  const reasons = [...added, ...removed].filter(hasReason)
  return PRIORITY.map((kind) => reasons.find(({ cause }) => cause.kind === kind)).find((reason) => reason !== undefined)
}

const titleOf = (catalogue: Catalogue, { attributeNo, cause: { kind, by } }: Reason): string => {
  const one = nameOf(catalogue, attributeNo)
  switch (kind) {
    case 'required':
      return messages.needs(nameOf(catalogue, by), theName(catalogue, attributeNo))
    case 'included':
      return messages.comesWith(nameOf(catalogue, by), theName(catalogue, attributeNo))
    case 'excluded':
      return messages.notWith(nameOf(catalogue, by), theName(catalogue, attributeNo))
    case 'needed':
      return messages.needs(one, theName(catalogue, by))
    case 'contained':
      return messages.comesWith(one, theName(catalogue, by))
    case 'instead':
      return messages.takesPlaceOf(one, theName(catalogue, by))
    default:
      return kind satisfies never
  }
}

/** What was tapped stands first. */
const tappedFirst = <Option extends Added | Removed>(options: readonly Option[]): Option[] =>
  [...options].sort((one, other) => Number(other.cause.kind === 'tapped') - Number(one.cause.kind === 'tapped'))

const rowsOf = ({ added, removed, repriced }: Change): QuestionRow[] => [
  ...tappedFirst(added).map(({ displayName, priceFen, cause }): QuestionRow => ({
    label: cause.kind === 'instead' ? messages.instead(displayName) : displayName,
    amountFen: priceFen,
    meaning: 'surcharge',
  })),
  ...tappedFirst(removed).map(leavingRow),
  ...repriced.map(repricedRow),
]

/** "+ ¥12,000.00", "− ¥6,000.00", or nothing for no difference. */
const signed = (differenceFen: number): string => {
  if (differenceFen === 0) return messages.samePrice
  const amount = formatYuan(Math.abs(differenceFen))
  return differenceFen > 0 ? messages.plus(amount) : messages.minus(amount)
}

const namesOf = (catalogue: Catalogue, options: readonly PricedOption[]): string[] =>
  options.map(({ attributeNo }) => theName(catalogue, attributeNo))

/** What the button does to the car beside the tap itself, and what that costs. */
const hintOf = (catalogue: Catalogue, change: Change): string => {
  const others = change.added.filter(({ cause }) => cause.kind === 'required')
  if (others.length > 0 && change.removed.length === 0) {
    return messages.needsHint(namesOf(catalogue, others), signed(sumFen(others.map(({ priceFen }) => priceFen))))
  }
  const leaving = change.removed.filter(({ cause }) => cause.kind !== 'tapped')
  if (leaving.length > 0) return messages.leaveHint(namesOf(catalogue, leaving), signed(change.differenceFen))
  return signed(change.differenceFen)
}

/** The option that was tapped, and whether it comes. */
const tappedOf = ({ added, removed }: Change): { name: string; comes: boolean } => {
  const came = added.find(({ cause }) => cause.kind === 'tapped')
  const left = removed.find(({ cause }) => cause.kind === 'tapped')
  return { name: (came ?? left)?.displayName ?? '', comes: came !== undefined }
}

const actionOf = (change: Change): string => {
  const tapped = tappedOf(change)
  if (!tapped.comes) return messages.removeAll(change.removed.length)
  return change.removed.length > 0 ? messages.choose(tapped.name) : messages.addAll(change.added.length)
}

/** Asks for what comes or leaves beside the option that was tapped: every one by name, with its price. */
export const conflictQuestion = ({ version }: Car, change: Change): Question => {
  const lead = leadOf(change)
  const note = lead && 'note' in lead.cause ? lead.cause.note : undefined
  const offer = tappedOf(change).comes && change.removed.length === 0 ? messages.canAdd : messages.allNamed
  return {
    title: lead ? titleOf(version, lead) : tappedOf(change).name,
    text: note ? messages.noteAnd(note, offer) : offer,
    rows: rowsOf(change),
    totalFen: change.totalFen,
    action: actionOf(change),
    hint: hintOf(version, change),
    keep: messages.keepAsItWas,
    next: { version, chosen: change.next },
  }
}
