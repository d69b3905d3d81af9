import { OrderStatus } from '@/wire/enums/order'
import { success } from '../../../server/http/envelope'
import { OfficePath } from '../../../server/modules/backoffice/office-paths'
import type { StepReply } from '../../../server/modules/backoffice/step/take-step'
import { readCommand } from '../../../server/start/office/commands'
import { replyText } from '../../../server/start/office/reply-text'
import { sendCall } from '../../../server/start/office/send-call'

const replyWith = (money: Partial<StepReply>): string =>
  replyText(success({ orderNo: 'VL1', status: OrderStatus.paid, ...money } satisfies StepReply))
const reply = (booked?: StepReply['booked']): string => replyWith(booked === undefined ? {} : { booked })

describe('the command of the back office', () => {
  it.each(['245000.00', '1e6', '0x10', '-5', '+5', '24,500,000'])('does not take %s for an amount in fen', (amount) => {
    expect(() => readCommand(['transfer-matched', 'VL1P2', amount, 'ICBC-1'])).toThrow(
      `An amount is in fen, in digits alone (24500000 for 245000.00 yuan), not ${amount}.`,
    )
  })

  it('takes digits alone for an amount in fen', () => {
    expect(readCommand(['transfer-matched', 'VL1P2', '24500000', 'ICBC-1']).call).toEqual({
      step: 'transfer-matched',
      orderNo: 'VL1P2',
      amountFen: 24_500_000,
      reference: 'ICBC-1',
    })
  })

  it.each(['short', 'more'])('takes word that %s came than was announced', (word) => {
    const words = ['transfer-matched', 'VL1P2', '500', 'ICBC-1']
    const told = { step: 'transfer-matched', orderNo: 'VL1P2', amountFen: 500, reference: 'ICBC-1' }
    expect(readCommand([...words, `${word}=yes`]).call).toEqual({ ...told, [word]: true })
  })

  it.each([
    [['sale-opened', 'vela-7-big', 'now', 'please'], 'Left over: now please.'],
    [['refund-granted', 'VL1', '5000', 'R1', 'reason=hail', 'damage'], 'Left over: damage.'],
    [['refund-retry', 'VL1', '5000'], 'Left over: 5000.'],
    [['incidents', 'of', 'today'], 'Left over: of today.'],
    [['drive-done', '4711', 'meters=500'], 'meters= is no field of this command.'],
    [['drive-missed', '4711', 'metres=500'], 'metres= is no field of this command.'],
    [['delivered', 'VL1', 'storeId=pudong'], 'storeId= is no field of this command.'],
    [['loan-rejected', 'VL1', 'reason=age', 'reason=income'], 'reason= stands there twice.'],
    [['feedback-answered', 'F1', 'text=Thanks', 'close=true'], 'close= is yes, or is left out.'],
    [['transfer-matched', 'VL1P2', '500', 'ICBC-1', 'short=no'], 'short= is yes, or is left out.'],
    [['transfer-matched', 'VL1P2', '500', 'ICBC-1', 'more=1'], 'more= is yes, or is left out.'],
    [['drive-done', '4711', 'metres=18.4'], 'A number is written in digits alone, not 18.4.'],
    [['sale-line', 'vela-7-big', 'fast'], 'A number is written in digits alone, not fast.'],
    [['pos-paid', '4711', '500'], 'A word is missing.'],
    [['maintenance', '90'], 'Missing: reason= and zh=.'],
    [['maintenance', '90', 'reason=Tea'], 'Missing: zh=.'],
    [['feedback-answered', 'F1', 'close=yes'], 'Missing: text=.'],
    [['loan-rejected', 'VL1'], 'Missing: reason=.'],
    [['toString', 'VL1'], 'That is no command.'],
  ])('sends nothing of %j, and says why and how a command is written', (words, wrong) => {
    expect(() => readCommand(words)).toThrow(`${wrong} Nothing was sent.\nUsage: npm run backoffice`)
  })

  it('hands on every field of a command', () => {
    const call = (...words: string[]) => readCommand(words).call
    expect(call('drive-done', '47', '11', 'metres=500')).toEqual({ step: 'drive-done', code: '4711', metres: 500 })
    expect(call('feedback-answered', 'F1', 'text=a=b', 'close=yes')).toEqual({
      feedbackNo: 'F1',
      text: 'a=b',
      close: true,
    })
    expect(call('sale-line', 'vela-7-big', 'off')).toEqual({ marketPostId: 'vela-7-big', letInAMinute: 0 })
    expect(call('loan-rejected', 'VL 1', 'reason=income')).toEqual({
      step: 'loan-rejected',
      orderNo: 'VL1',
      reason: 'income',
    })
  })

  it('prints in yuan what money was booked, and what is left', () => {
    expect(reply({ amountFen: 24_500_000, leftFen: 0 })).toMatch(/\n245,000.00 yuan booked, 0.00 yuan left$/)
    expect(reply()).not.toContain('\n')
    expect(replyText(success(null))).not.toContain('\n')
  })

  it('prints how much of which payment goes back, and what is left of it', () => {
    const goesBack = [
      { payNo: 'VL1P1', refundNo: 'VL1P1R2', amountFen: 400_000, leftFen: 0 },
      { payNo: 'VL2P1', refundNo: 'VL2P1R1', amountFen: 30_000, leftFen: 70_000 },
    ]
    expect(replyWith({ goesBack })).toMatch(
      /\n4,000.00 yuan of VL1P1 go back as VL1P1R2, 0.00 yuan of it left\n300.00 yuan of VL2P1 go back as VL2P1R1, 700.00 yuan of it left$/,
    )
    expect(replyWith({ goesBack: [] })).toMatch(/\nNothing is left to give back.$/)
  })

  it('says that a call may have been done where no answer comes, and that its line may be run again', async () => {
    const key = { name: 'anna', secret: 'a'.repeat(32), rights: [] }
    // Nobody listens there.
    const sent = sendCall('http://127.0.0.1:1', key, { path: OfficePath.step, call: {} })
    await expect(sent).rejects.toThrow(
      'no answer from http://127.0.0.1:1: it may have been done; run the same line again',
    )
  })
})
