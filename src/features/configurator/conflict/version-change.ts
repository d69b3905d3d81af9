import type { ModelDetail, VehicleVersion } from '@/wire/schemas/vehicle'
import { pricedOptions, totalFen } from '@/domain/configuration/price'
import { reopenConfiguration } from '@/domain/configuration/reopen'
import { formatYuan } from '@/domain/money/money'
import { snapshotOfState, type Car } from '../car/car-store'
import { messages } from '../messages'
import { leavingRow, repricedRow, type Question, type QuestionRow } from './question'

const versionRow = (before: VehicleVersion, next: VehicleVersion): QuestionRow => ({
  label: next.displayName,
  amountFen: Math.abs(next.priceFen - before.priceFen),
  meaning: next.priceFen < before.priceFen ? 'deduction' : 'surcharge',
})

/** What is in both cars at another price, and what only the next one has. */
const differencesOf = (before: Car, next: Car) => {
  const oldPrices = new Map(
    pricedOptions(before.version, before.chosen).map(({ attributeNo, priceFen }) => [attributeNo, priceFen]),
  )
  const parts = pricedOptions(next.version, next.chosen)
  return {
    repriced: parts.flatMap((part) => {
      const oldPriceFen = oldPrices.get(part.attributeNo)
      return oldPriceFen === undefined || oldPriceFen === part.priceFen ? [] : [{ ...part, oldPriceFen }]
    }),
    added: parts.filter(({ attributeNo }) => !oldPrices.has(attributeNo)),
  }
}

/**
 * What choosing another version leads to: the same choices in it, or a question when it does not have all of them or
 * charges for one that cost less.
 */
export const changeVersion = (model: ModelDetail, car: Car, version: VehicleVersion): Car | Question => {
  const snapshot = snapshotOfState({ model, car })
  const reopened = reopenConfiguration(model, { ...snapshot, pnoTwelve: version.pnoTwelve })
  if (reopened === undefined) return car
  const next: Car = { version: reopened.version, chosen: reopened.chosen }
  const { repriced, added } = differencesOf(car, next)
  const isDearer = repriced.some(({ priceFen, oldPriceFen }) => priceFen > oldPriceFen)
  if (reopened.gone.length === 0 && !isDearer) return next

  const nextFen = totalFen(next.version, next.chosen)
  const goneNames = reopened.gone.map(({ displayName }) => displayName)
  return {
    title:
      goneNames.length > 0
        ? messages.doesNotHave(version.displayName, goneNames)
        : messages.costsMore(version.displayName),
    text: messages.othersStay,
    rows: [
      versionRow(car.version, next.version),
      ...added.map(({ displayName, priceFen }): QuestionRow => ({
        label: messages.nowThere(displayName),
        amountFen: priceFen,
        meaning: 'surcharge',
      })),
      ...reopened.gone.map(leavingRow),
      ...repriced.map(repricedRow),
    ],
    totalFen: nextFen,
    action: messages.changeTo(version.displayName),
    hint: messages.newTotal(formatYuan(nextFen)),
    keep: messages.keep(car.version.displayName),
    next,
  }
}
