import type { DataSection } from './section'

/** Who somebody is, and what they have allowed. */
export const accountSections: readonly DataSection[] = [
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
    name: 'messagesSeen',
    tables: ['message_seen'],
    sql: 'SELECT kind, seen_at AS "until" FROM message_seen WHERE user_id = $1',
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
