import type { PricedOption } from '@/wire/schemas/configuration'
import type { Repriced } from '@/domain/configuration/change'
import type { PriceProps } from '@/ui/price/price-words'
import type { Car } from '../car/car-store'
import { messages } from '../messages'

/** A row of the small sum in a question. */
export interface QuestionRow {
  label: string
  amountFen: number
  meaning: NonNullable<PriceProps['meaning']>
}

/** What is asked before a tap does more than it says. */
export interface Question {
  title: string
  text: string
  rows: readonly QuestionRow[]
  totalFen: number
  /** The button that goes on, and what it brings or costs. */
  action: string
  hint: string
  /** The way back. */
  keep: string
  /** The car if the shopper goes on. */
  next: Car
}

/** Something that leaves the car, with what it cost. */
export const leavingRow = ({ displayName, priceFen }: PricedOption): QuestionRow => ({
  label: messages.without(displayName),
  amountFen: priceFen,
  meaning: 'deduction',
})

/** Something that stays and costs more or less than before. */
export const repricedRow = ({ displayName, priceFen, oldPriceFen }: Repriced): QuestionRow =>
  priceFen < oldPriceFen
    ? { label: messages.nowCheaper(displayName), amountFen: oldPriceFen - priceFen, meaning: 'deduction' }
    : { label: messages.nowDearer(displayName), amountFen: priceFen - oldPriceFen, meaning: 'surcharge' }
