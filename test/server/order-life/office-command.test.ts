import { OrderStatus } from '@/wire/enums/order'
import { success } from '../../../server/http/envelope'
import type { StepReply } from '../../../server/modules/backoffice/step/take-step'
import { replyText } from '../../../server/start/office/reply-text'

const reply = (booked?: StepReply['booked']): string =>
  replyText(success({ orderNo: 'VL1', status: OrderStatus.paid, ...(booked && { booked }) } satisfies StepReply))

describe('the command of the back office', () => {
  it('prints in yuan what money was booked or given back, and what is left', () => {
    expect(reply({ amountFen: 24_500_000, leftFen: 0 })).toMatch(/\n245,000.00 yuan booked, 0.00 yuan left$/)
    expect(reply({ amountFen: 30_000, leftFen: 70_000, refundNo: 'VL1P1R1' })).toMatch(
      /\n300.00 yuan given back as VL1P1R1, 700.00 yuan left$/,
    )
    expect(reply()).not.toContain('\n')
    expect(replyText(success(null))).not.toContain('\n')
  })
})
