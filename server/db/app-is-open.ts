/** What finds a closure of the app that is not over. */
export const OPEN_CLOSURE = 'SELECT FROM closure WHERE over_at IS NULL'

/** A condition of work that takes something from shoppers: while the app is closed, none of them can do anything about it. */
export const APP_IS_OPEN = `NOT EXISTS (${OPEN_CLOSURE})`
