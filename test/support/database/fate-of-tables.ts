import type { Queryable } from '../../../server/db/queryable'

/**
 * What becomes of a table's rows when a person's account is deleted: they go, they stay without the person, or they stay as
 * they are for a reason. Nothing of a table of `nobody` is about a customer.
 */
export type Fate = 'deleted' | 'erased' | `kept: ${string}` | 'nobody'

const BOOKS = 'kept: the books, by numbers that name nobody'
const SOLD = 'kept: the papers of a delivered car, for ten years; all else goes'
const BY_ID = 'kept: what happened, under ids and numbers that name nobody'

/** Every table of the schema. */
export const fateOfTables: Readonly<Record<string, Fate>> = {
  account: 'erased',
  activity: 'nobody',
  activity_registration: 'deleted',
  adviser: 'nobody',
  agreement: 'nobody',
  agreement_acceptance: 'kept: proof of consent, under the account’s id',
  allocation: 'nobody',
  allocation_right: 'nobody',
  ambassador: 'deleted',
  ambassador_deed: 'deleted',
  appointment: 'deleted',
  appointment_hold: 'deleted',
  appointment_wait: 'deleted',
  area: 'nobody',
  article: 'erased',
  article_favourite: 'deleted',
  article_like: 'deleted',
  article_media: 'erased',
  article_report: 'deleted',
  article_tab: 'nobody',
  article_topic: 'nobody',
  author: 'erased',
  author_follow: 'deleted',
  back_office_call: BY_ID,
  banner: 'nobody',
  banner_draft: 'nobody',
  bookable: 'nobody',
  closure: 'nobody',
  comment: 'deleted',
  comment_like: 'deleted',
  comment_report: 'deleted',
  contract: BY_ID,
  contract_signing: BY_ID,
  coupon: 'kept: what was used, which the order’s price says; what was not used goes',
  coupon_code_tries: 'deleted',
  coupon_rule: 'nobody',
  delivery_evaluation: 'erased',
  dictionary_entry: 'nobody',
  failed_work: BY_ID,
  feedback: 'deleted',
  feedback_message: 'deleted',
  file_removal: 'kept: until the file is removed',
  guide: 'nobody',
  hot_word: 'nobody',
  idempotency: 'deleted',
  incident: BOOKS,
  interest_right: 'nobody',
  invitation: 'deleted',
  invitation_code: 'deleted',
  invitation_refusal: 'deleted',
  invitation_visit: 'deleted',
  known_device: 'deleted',
  ledger: BOOKS,
  line_ticket: 'deleted',
  loan_application: 'erased',
  loan_scheme: 'nobody',
  loan_scheme_version: 'nobody',
  material_bucket: 'nobody',
  material_file: 'nobody',
  material_folder: 'nobody',
  message_seen: 'deleted',
  model: 'nobody',
  model_parameter: 'nobody',
  model_still: 'nobody',
  model_views: 'nobody',
  notification_off: 'deleted',
  option: 'nobody',
  option_group: 'nobody',
  option_price: 'nobody',
  option_rule: 'nobody',
  order_event: BY_ID,
  order_paper: SOLD,
  order_right: BY_ID,
  order_share: 'kept: a link that has ended, known by its hash',
  orders: 'erased',
  outbox: BY_ID,
  pay_notice: BOOKS,
  payment_attempt: 'erased',
  points_account: 'deleted',
  points_entry: 'deleted',
  post: 'deleted',
  provider_bill: 'nobody',
  provider_bill_line: BOOKS,
  public_holiday: 'nobody',
  published_entry: 'nobody',
  published_picture: 'nobody',
  refund: 'erased',
  right_rule: 'nobody',
  right_use: BY_ID,
  sale_line: 'nobody',
  sandbox_decision: BY_ID,
  sandbox_refund: BOOKS,
  sandbox_signing: BY_ID,
  sandbox_transaction: BOOKS,
  saved_configuration: 'deleted',
  schema_migration: 'nobody',
  secret_check: 'nobody',
  seeded_part: 'nobody',
  session: 'deleted',
  shared_configuration: 'kept: a car under a code, of nobody',
  sms_code: 'deleted',
  store: 'nobody',
  store_closed_day: 'nobody',
  store_hours: 'nobody',
  store_picture: 'nobody',
  stored_file: SOLD,
  subscription: 'deleted',
  topic: 'nobody',
  topic_follow: 'deleted',
  upload_day: 'deleted',
  version: 'nobody',
  version_interest: 'nobody',
  wechat_code: 'kept: hashes of codes that were used, for a day',
}

/** A column that names an account. */
export interface AccountColumn {
  table: string
  column: string
}

/** The columns that name an account, by a reference to it or by their name. */
export const accountColumns = (database: Queryable): Promise<AccountColumn[]> =>
  database.query<AccountColumn>(
    `SELECT tables.relname AS table, columns.attname AS column
     FROM pg_class tables JOIN pg_attribute columns ON columns.attrelid = tables.oid AND columns.attnum > 0
     WHERE tables.relnamespace = 'public'::regnamespace AND tables.relkind = 'r' AND NOT columns.attisdropped
       AND (columns.attname IN ('account_id', 'user_id') OR EXISTS (
         SELECT FROM pg_constraint WHERE conrelid = tables.oid AND confrelid = 'account'::regclass
           AND columns.attnum = ANY (conkey)))
     ORDER BY 1, 2`,
  )

/** The tables that are said to lose a person's rows, and in which an account is still named. */
export const notDeletedOf = async (database: Queryable, accountId: string): Promise<string[]> => {
  const left: string[] = []
  for (const { table, column } of await accountColumns(database)) {
    if (fateOfTables[table] !== 'deleted') continue
    const sql = `SELECT 1 AS found FROM "${table}" WHERE "${column}" = $1 LIMIT 1`
    if ((await database.one(sql, [accountId])) !== undefined) left.push(table)
  }
  return left
}
