import { randomBytes, randomUUID } from 'node:crypto'
import { submit } from '@/wire/endpoints/feedback'
import type { SubmitFeedback } from '@/wire/schemas/feedback'
import { FeedbackCategory } from '@/wire/enums/feedback'
import { answerFeedback } from '../../../server/modules/backoffice/feedback/answer-feedback'
import type { Customer } from './customer'
import { callAs } from './orders'
import type { Storefront } from '../browser/storefront'
import type { TestServer } from '../server/server'

/** An id as the phone makes them. */
export const madeId = (number: number): string => number.toString(16).padStart(32, '0')

/** Something that a customer tells. */
export const feedbackOf = (number: number, changes: Partial<SubmitFeedback> = {}): SubmitFeedback => ({
  id: madeId(number),
  category: FeedbackCategory.inCar,
  content: 'The navigation voice drops to half volume after a phone call.',
  contact: '',
  media: [],
  ...changes,
})

/** The brand answers what was told last. */
export const answerNewest = async (
  { database, clock }: Pick<TestServer, 'database'> & { clock: { now(): Date } },
  call: { text?: string; close?: boolean } = {},
): Promise<void> => {
  const told = await database.one<{ no: string }>(
    'SELECT feedback_no AS no FROM feedback WHERE feedback_no IS NOT NULL ORDER BY feedback_no DESC LIMIT 1',
  )
  const answer = { feedbackNo: told?.no ?? '', text: 'Thank you, we can repeat this.', ...call }
  await answerFeedback(database, randomUUID(), answer, clock.now())
}

/** A feedback of the customer that was answered, both in Chinese: what people say is not translated. Answers its id. */
export const answeredFeedback = async (storefront: Storefront, customer: Customer): Promise<string> => {
  const id = randomBytes(16).toString('hex')
  const form = feedbackOf(1, { id, content: '通话结束后，导航音量变小。' })
  const { feedbackNo } = await callAs(storefront, customer, submit, form)
  const answer = { feedbackNo: feedbackNo ?? '', text: '感谢反馈，我们已经重现。' }
  await answerFeedback(storefront.database, randomUUID(), answer, storefront.clock.now())
  return id
}
