import { createSubscribers } from '../subscribers'

const closings = createSubscribers()
const openings = createSubscribers()

/** Tells that the server refused a call because the app is closed for maintenance. */
export const reportClosed = (): void => closings.tell()

/** Hears that the app is closed. */
export const watchClosed = closings.add

/** Tells that the app is open again. */
export const reportOpen = (): void => openings.tell()

/** Hears that the app is open again; returns what stops it. */
export const watchOpen = openings.add
