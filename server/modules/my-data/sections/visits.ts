import type { DataSection } from './section'

/** Where somebody goes: activities, and hours at a shop. */
export const visitsSections: readonly DataSection[] = [
  {
    name: 'activities',
    tables: ['activity_registration'],
    sql: `SELECT activity_id AS "activity", name, guests, lead_source AS "cameFrom", client_platform AS "platform", code,
        registered_at AS "at", drawn_at AS "drawnAt", visited_at AS "visitedAt"
      FROM activity_registration WHERE user_id = $1 ORDER BY registered_at`,
  },
  {
    name: 'appointments',
    tables: ['appointment'],
    sql: `SELECT store_id AS "shop", model_id AS "model", start_at AS "startsAt", driver_name AS "driver", code,
        client_platform AS "platform", driven_metres AS "drivenMetres",
        change_reason AS "whyChanged", stars, praise, created_at AS "at"
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
    sql: `SELECT store_id AS "shop", model_id AS "model", start_at AS "startsAt", moves_id AS "toMove",
        asked_at AS "at", told_at AS "toldAt"
      FROM appointment_wait WHERE user_id = $1 ORDER BY start_at`,
  },
]
