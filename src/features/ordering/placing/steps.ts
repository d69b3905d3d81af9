import type { PriceChangedData } from '@/wire/errors'
import { formatYuan } from '@/domain/money/money'
import { messages } from './messages'
import { alertPlacing } from './placing-alert'
import type { PlacingOutcome } from './outcome'

/** What follows each outcome. */
export type StepsOf<Outcome extends { kind: string }> = {
  [Kind in Outcome['kind']]: (outcome: Extract<Outcome, { kind: Kind }>) => unknown
}

/** Takes the step that belongs to an outcome; settles when the step has. */
export const takeStep = async <Outcome extends { kind: string }>(
  steps: StepsOf<Outcome>,
  outcome: Outcome,
): Promise<void> => {
  const kind: Outcome['kind'] = outcome.kind
  const step = steps[kind] as (outcome: Outcome) => unknown // the step of this kind takes this kind
  await step(outcome)
}

type Refusal = Extract<PlacingOutcome, { kind: 'refused' }>

/** What a page does about outcomes that a new order and a changed one share. */
export interface SharedStepOptions {
  /** Whether the page that the order was sent from is in front: else nothing is shown on it, and all is told. */
  isStillHere: () => boolean
  showPriceChange: (change: PriceChangedData) => void
  /** Reads what the page offers, its agreements among that, again. */
  onReload: () => void
  /** The agreements changed: the old consent counts no more. */
  onOutdated: () => void
  /** The chosen shop is to be chosen anew. */
  onShopGone: () => void
  /** Takes a refusal to the field that it is about; true when it did. */
  onRefused?: (refusal: Refusal) => boolean
  /** Says any other refusal; settles when it was read. */
  tellRefusal: (refusal: Refusal) => Promise<void>
}

const priceChangeText = ({ oldAmountFen, newAmountFen }: PriceChangedData): string =>
  messages.priceChanged(formatYuan(oldAmountFen), formatYuan(newAmountFen))

/** The steps after outcomes that a new order and a changed one share. */
export const sharedSteps = ({
  isStillHere,
  showPriceChange,
  onReload,
  onOutdated,
  onShopGone,
  onRefused,
  tellRefusal,
}: SharedStepOptions) =>
  ({
    priceChanged: (change) =>
      isStillHere() ? showPriceChange(change) : tellRefusal({ kind: 'refused', text: priceChangeText(change) }),
    agreementOutdated: (trouble) => {
      onOutdated()
      onReload()
      return alertPlacing(trouble)
    },
    shopGone: (outcome) => {
      onShopGone()
      return alertPlacing(outcome)
    },
    refused: (outcome) => (isStillHere() && onRefused?.(outcome) ? undefined : tellRefusal(outcome)),
    // The page's guard leads to the login and back.
    loggedOut: () => undefined,
  }) satisfies Partial<StepsOf<PlacingOutcome>>
