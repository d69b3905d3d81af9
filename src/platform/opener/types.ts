/** How an outside page was handed over: opened, or its address copied because the host app opens none. */
type OpenedAs = 'opened' | 'copied'

/** Opens a page outside the app. Callers check the address first. */
export type OpenOutside = (address: string) => Promise<OpenedAs>

/** Calls a phone number; the host app asks the person first. */
export type CallPhone = (phoneNumber: string) => Promise<void>
