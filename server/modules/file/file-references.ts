import { FILES_PREFIX } from './file-link'

/**
 * What refers to a file, as a condition on `file`: each by what belongs to its account, so that an index finds it. A test
 * holds the list against every column of the database in which a path may stand.
 */
export const fileReferences: Readonly<Record<string, string>> = {
  'account.avatar, account.license_front, account.license_back': `SELECT FROM account WHERE id = file.account_id
    AND (avatar IN (file.path, '${FILES_PREFIX}' || file.path) OR file.path IN (license_front, license_back))`,
  'order_paper.path': 'SELECT FROM order_paper WHERE path = file.path',
  'delivery_evaluation.photos': `SELECT FROM delivery_evaluation JOIN orders ON orders.id = order_id
    WHERE user_id = file.account_id AND file.path = ANY(photos)`,
  'loan_application.papers': `SELECT FROM loan_application JOIN orders ON orders.id = order_id
    WHERE user_id = file.account_id AND papers @> jsonb_build_array(jsonb_build_object('path', file.path))`,
  'payment_attempt.slips': `SELECT FROM payment_attempt JOIN orders ON orders.id = order_id
    WHERE user_id = file.account_id AND slips ? file.path`,
  'article_media.url': `SELECT FROM post JOIN article_media ON article_media.article_id = post.article_id
    WHERE post.user_id = file.account_id AND url = '${FILES_PREFIX}' || file.path`,
  'feedback.media': `SELECT FROM feedback WHERE feedback.account_id = file.account_id
    AND media @> jsonb_build_array(jsonb_build_object('path', file.path))`,
}
