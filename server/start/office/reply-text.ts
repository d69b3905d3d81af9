import type { Envelope } from '@/wire/envelope'
import { formatYuan } from '@/domain/money/money'
import type { StepReply } from '../../modules/backoffice/step/take-step'

const bookedText = ({ amountFen, leftFen }: NonNullable<StepReply['booked']>): string =>
  `${formatYuan(amountFen)} yuan booked, ${formatYuan(leftFen)} yuan left`

const backTexts = (goesBack: NonNullable<StepReply['goesBack']>): string[] =>
  goesBack.length === 0
    ? ['Nothing is left to give back.']
    : goesBack.map(
        ({ payNo, refundNo, amountFen, leftFen }) =>
          `${formatYuan(amountFen)} yuan of ${payNo} go back as ${refundNo}, ${formatYuan(leftFen)} yuan of it left`,
      )

/** Money in yuan, too, a line each: a clerk who typed yuan for fen sees it at once. */
const moneyText = (data: Partial<StepReply> | null): string => {
  const { booked, goesBack } = data ?? {}
  const lines = [...(booked ? [bookedText(booked)] : []), ...(goesBack ? backTexts(goesBack) : [])]
  return lines.map((line) => `\n${line}`).join('')
}

/** What the command prints of a reply: the envelope, with its money in yuan below it; a list one entry a line. */
export const replyText = (envelope: Envelope<unknown>): string => {
  const { data } = envelope
  if (!Array.isArray(data)) return JSON.stringify(envelope) + moneyText(data as Partial<StepReply> | null)
  return data.length === 0 ? 'None.' : data.map((entry) => JSON.stringify(entry)).join('\n')
}
