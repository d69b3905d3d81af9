import { get, post } from '../endpoint'
import type { LineQuery, LineState } from '../schemas/sale-line'

/** Where the account stands in the line of a deposit. */
export const state = get<typeof LineQuery, typeof LineState>('/app/sale/line', { extension: true })
/** Takes a ticket; one that waits or has its turn stays what it is, and a spent one is drawn anew at the end. */
export const join = post<typeof LineQuery, typeof LineState>('/app/sale/line/join', { extension: true })
/** Gives the ticket back. */
export const leave = post<typeof LineQuery, typeof LineState>('/app/sale/line/leave', { extension: true })
