import type { EvaluationBody } from '@/wire/schemas/evaluation'
import type { Queryable } from '../../db/queryable'
import type { Statement } from '../../db/together'

/** An evaluation as the database has it. */
export interface EvaluationRow extends Omit<EvaluationBody, 'id'> {
  sentAt: Date
}

/** The evaluation of an order's delivery. */
export const evaluationOf = (orderId: string): Statement<EvaluationRow> => ({
  sql: 'SELECT stars, tags, words, photos, sent_at AS "sentAt" FROM delivery_evaluation WHERE order_id = $1',
  params: [orderId],
  dates: ['sentAt'],
})

/** Keeps an evaluation; false when the order has one already. */
export const insertEvaluation = async (
  db: Queryable,
  { id, stars, tags, words, photos }: EvaluationBody,
  sentAt: Date,
): Promise<boolean> => {
  const rows = await db.query(
    `INSERT INTO delivery_evaluation (order_id, stars, tags, words, photos, sent_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (order_id) DO NOTHING RETURNING order_id`,
    [id, JSON.stringify(stars), tags, words, photos, sentAt],
  )
  return rows.length > 0
}

/** Takes words and photos off the evaluations of an account that ends; the stars name nobody and stay. */
export const forgetWordsOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query(
    `UPDATE delivery_evaluation SET words = '', photos = '{}'
     WHERE order_id IN (SELECT id FROM orders WHERE user_id = $1)`,
    [userId],
  )
}
