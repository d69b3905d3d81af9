/** One part of what is kept of a person: its name in the file, and the statement that reads it; $1 is the account. */
export interface DataSection {
  name: string
  tables: readonly string[]
  sql: string
}

const OWN_ORDER = 'order_id IN (SELECT id FROM orders WHERE user_id = $1)'

/**
 * Everything that is kept of a person, but for what is no use to them and would be to a thief: tokens, hashes, sealed
 * numbers, and the ids by which devices are told apart.
 */
export const dataSections: readonly DataSection[] = [
  {
    name: 'profile',
    tables: ['account'],
    sql: `SELECT phone, nick_name AS "nickName", avatar, birth_date AS "birthDate", gender, biography,
        province_code AS "provinceCode", city_code AS "cityCode", license_front AS "licenceFront",
        license_back AS "licenceBack", open_levc AS "carsTellTheirPlace", star_id AS "invitedBy", channel_source AS "cameFrom",
        client_platform AS "platform", open_id IS NOT NULL AS "knownToWechat", created_at AS "since", delete_at AS "toBeDeletedAt"
      FROM account WHERE id = $1`,
  },
  {
    name: 'consents',
    tables: ['agreement_acceptance'],
    sql: `SELECT agreement_id AS "agreement", version, scene, accepted_at AS "at",
        withdrawn_at AS "withdrawnAt" FROM agreement_acceptance
      WHERE account_id = $1 ORDER BY accepted_at`,
  },
  {
    name: 'logins',
    tables: ['session'],
    sql: `SELECT device_name AS "device", created_at AS "at", seen_at AS "lastUsed" FROM session
      WHERE account_id = $1 ORDER BY created_at`,
  },
  {
    name: 'orders',
    tables: ['orders'],
    sql: `SELECT order_no AS "orderNo", order_type AS "type", status, amount_fen AS "amountFen", paid_fen AS "paidFen",
        user_mobile AS "phone", model_snapshot AS "model", place_snapshot AS "place", car, agreements, reason,
        purchase - 'sealedNo' AS "buyer", created_at AS "at", paid_at AS "paidAt", deleted_at AS "deletedAt"
      FROM orders WHERE user_id = $1 ORDER BY created_at`,
  },
  {
    name: 'orderHistory',
    tables: ['order_event'],
    sql: `SELECT order_no AS "orderNo", kind, at FROM order_event JOIN orders ON orders.id = order_id
      WHERE user_id = $1 ORDER BY at`,
  },
  {
    name: 'payments',
    tables: ['payment_attempt'],
    sql: `SELECT pay_no AS "payNo", amount_fen AS "amountFen", refunded_fen AS "refundedFen", method, status,
        provider_txn AS "providerNo", slips, created_at AS "at", paid_at AS "paidAt"
      FROM payment_attempt WHERE ${OWN_ORDER} ORDER BY created_at`,
  },
  {
    name: 'refunds',
    tables: ['refund'],
    sql: `SELECT refund_no AS "refundNo", pay_no AS "payNo", amount_fen AS "amountFen", reason, note, status,
        created_at AS "at", finished_at AS "finishedAt"
      FROM refund WHERE ${OWN_ORDER} ORDER BY created_at`,
  },
  {
    name: 'contracts',
    tables: ['contract'],
    sql: `SELECT contract_no AS "contractNo", generated_at AS "at", deliver_by AS "deliverBy", signed_at AS "signedAt",
        certificate_no AS "certificateNo"
      FROM contract WHERE ${OWN_ORDER} ORDER BY generated_at`,
  },
  {
    name: 'papers',
    tables: ['order_paper'],
    sql: `SELECT kind, path, made_at AS "at" FROM order_paper WHERE ${OWN_ORDER} ORDER BY made_at`,
  },
  {
    name: 'loans',
    tables: ['loan_application'],
    sql: `SELECT status, terms, papers, reason, created_at AS "at", submitted_at AS "submittedAt",
        disbursed_at AS "paidOutAt"
      FROM loan_application WHERE ${OWN_ORDER} ORDER BY created_at`,
  },
  {
    name: 'deliveryReviews',
    tables: ['delivery_evaluation'],
    sql: `SELECT stars, tags, words, photos, sent_at AS "at" FROM delivery_evaluation WHERE ${OWN_ORDER}`,
  },
  {
    name: 'sharedOrders',
    tables: ['order_share'],
    sql: `SELECT created_at AS "at", expires_at AS "until", revoked_at AS "endedAt" FROM order_share WHERE ${OWN_ORDER}`,
  },
  {
    name: 'rightsUsed',
    tables: ['right_use'],
    sql: `SELECT rule_id AS "right", amount, used_at AS "at" FROM right_use JOIN order_right ON order_right.id = right_id
      WHERE ${OWN_ORDER} ORDER BY used_at`,
  },
  {
    name: 'savedCars',
    tables: ['saved_configuration'],
    sql: `SELECT snapshot AS "car", saved_at AS "at" FROM saved_configuration WHERE account_id = $1 ORDER BY saved_at`,
  },
  {
    name: 'coupons',
    tables: ['coupon'],
    sql: `SELECT code, given_at AS "at", end_at AS "until", spent_at AS "spentAt" FROM coupon
      WHERE user_id = $1 ORDER BY given_at`,
  },
  {
    name: 'points',
    tables: ['points_account', 'points_entry'],
    sql: `SELECT unit, cause, amount, at, ends_on AS "endsOn" FROM points_entry WHERE user_id = $1 ORDER BY at, id`,
  },
  {
    name: 'invitation',
    tables: ['invitation_code'],
    sql: 'SELECT code FROM invitation_code WHERE user_id = $1',
  },
  {
    name: 'activities',
    tables: ['activity_registration'],
    sql: `SELECT activity_id AS "activity", name, guests, lead_source AS "cameFrom", client_platform AS "platform", code,
        registered_at AS "at", visited_at AS "visitedAt"
      FROM activity_registration WHERE user_id = $1 ORDER BY registered_at`,
  },
  {
    name: 'appointments',
    tables: ['appointment'],
    sql: `SELECT store_id AS "shop", model_id AS "model", start_at AS "startsAt", driver_name AS "driver", code,
        client_platform AS "platform", driven_metres AS "drivenMetres", stars, praise, created_at AS "at"
      FROM appointment WHERE user_id = $1 ORDER BY created_at`,
  },
  {
    name: 'hourHeld',
    tables: ['appointment_hold'],
    sql: `SELECT store_id AS "shop", model_id AS "model", start_at AS "startsAt", held_until AS "until"
      FROM appointment_hold JOIN bookable ON id = bookable_id WHERE held_for = $1 ORDER BY bookable_id`,
  },
  {
    name: 'hoursWaitedFor',
    tables: ['appointment_wait'],
    sql: `SELECT store_id AS "shop", model_id AS "model", start_at AS "startsAt", asked_at AS "at", told_at AS "toldAt"
      FROM appointment_wait WHERE user_id = $1 ORDER BY start_at`,
  },
  {
    name: 'feedback',
    tables: ['feedback'],
    sql: `SELECT feedback_no AS "feedbackNo", category, content, contact, media, platform, stars, saved_at AS "at",
        submitted_at AS "sentAt"
      FROM feedback WHERE account_id = $1 ORDER BY saved_at`,
  },
  {
    name: 'feedbackThreads',
    tables: ['feedback_message'],
    sql: `SELECT content, is_answer AS "isAnswer", said_at AS "at" FROM feedback_message
      WHERE account_id = $1 ORDER BY said_at`,
  },
  {
    name: 'likes',
    tables: ['article_like'],
    sql: 'SELECT article_id AS "article", marked_at AS "at" FROM article_like WHERE user_id = $1 ORDER BY marked_at',
  },
  {
    name: 'favourites',
    tables: ['article_favourite'],
    sql: `SELECT article_id AS "article", marked_at AS "at" FROM article_favourite WHERE user_id = $1
      ORDER BY marked_at`,
  },
  {
    name: 'reports',
    tables: ['article_report'],
    sql: `SELECT article_id AS "article", reason, words, reported_at AS "at" FROM article_report WHERE user_id = $1
      ORDER BY reported_at`,
  },
  {
    name: 'comments',
    tables: ['comment'],
    sql: `SELECT article_id AS "article", content, written_at AS "at", hidden_at AS "hiddenAt",
        hidden_reason AS "hiddenReason"
      FROM comment WHERE user_id = $1 ORDER BY written_at`,
  },
  {
    name: 'posts',
    tables: ['post'],
    sql: `SELECT post.article_id AS "post", summary AS "content", posted_at AS "at", hidden_at AS "hiddenAt",
        hidden_reason AS "hiddenReason",
        ARRAY(SELECT topic_id FROM article_topic WHERE article_topic.article_id = post.article_id) AS "topics",
        ARRAY(SELECT url FROM article_media WHERE article_media.article_id = post.article_id ORDER BY sort) AS "pictures"
      FROM post JOIN article ON article.id = post.article_id WHERE post.user_id = $1 ORDER BY posted_at`,
  },
  {
    name: 'commentLikes',
    tables: ['comment_like'],
    sql: `SELECT comment_id AS "comment", marked_at AS "at" FROM comment_like WHERE user_id = $1 ORDER BY marked_at`,
  },
  {
    name: 'commentReports',
    tables: ['comment_report'],
    sql: `SELECT comment_id AS "comment", reason, words, reported_at AS "at" FROM comment_report WHERE user_id = $1
      ORDER BY reported_at`,
  },
  {
    name: 'messagesSeen',
    tables: ['message_seen'],
    sql: 'SELECT kind, seen_at AS "until" FROM message_seen WHERE user_id = $1',
  },
  {
    name: 'follows',
    tables: ['author_follow', 'topic_follow'],
    sql: `SELECT author_id AS "author", NULL AS "topic", followed_at AS "at" FROM author_follow WHERE user_id = $1
      UNION ALL SELECT NULL, topic_id, followed_at FROM topic_follow WHERE user_id = $1`,
  },
  {
    name: 'author',
    tables: ['author'],
    sql: 'SELECT name, avatar, badge FROM author WHERE user_id = $1',
  },
  {
    name: 'ambassador',
    tables: ['ambassador'],
    sql: 'SELECT star_id AS "starId", heat, joined_at AS "at" FROM ambassador WHERE user_id = $1',
  },
  {
    name: 'ambassadorDeeds',
    tables: ['ambassador_deed'],
    // What they refer to is mostly another person.
    sql: 'SELECT kind, heat, at FROM ambassador_deed WHERE user_id = $1 ORDER BY at',
  },
  {
    name: 'linePlaces',
    tables: ['line_ticket'],
    sql: `SELECT market_post_id AS "opening", joined_at AS "at", let_in_at AS "letInAt" FROM line_ticket
      WHERE account_id = $1`,
  },
  {
    name: 'wechatMessages',
    tables: ['subscription'],
    sql: `SELECT kind, state, answered_at AS "at" FROM subscription WHERE user_id = $1 ORDER BY answered_at`,
  },
  {
    name: 'unwantedMessages',
    tables: ['notification_off'],
    sql: 'SELECT kind, since FROM notification_off WHERE user_id = $1',
  },
  {
    name: 'files',
    tables: ['stored_file'],
    sql: `SELECT path, module, mime_type AS "type", byte_size AS "bytes", created_at AS "at" FROM stored_file
      WHERE account_id = $1 ORDER BY created_at`,
  },
]
