import type { Envelope } from '@/wire/envelope'
import { formatYuan } from '@/domain/money/money'
import type { StepReply } from '../../modules/backoffice/step/take-step'

/** Money in yuan, too: a clerk who typed yuan for fen sees it at once. */
const moneyText = (data: Partial<StepReply> | null): string => {
  const booked = data?.booked
  if (booked === undefined) return ''
  const { amountFen, leftFen, refundNo } = booked
  const what = refundNo === undefined ? 'booked' : `given back as ${refundNo}`
  return `\n${formatYuan(amountFen)} yuan ${what}, ${formatYuan(leftFen)} yuan left`
}

/** What the command prints of a reply: the envelope, with its money in yuan below it; a list one entry a line. */
export const replyText = (envelope: Envelope<unknown>): string => {
  const { data } = envelope
  if (!Array.isArray(data)) return JSON.stringify(envelope) + moneyText(data as Partial<StepReply> | null)
  return data.length === 0 ? 'None.' : data.map((entry) => JSON.stringify(entry)).join('\n')
}
