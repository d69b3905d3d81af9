/**
 * Opens a page outside the app. Callers check the address first.
 *
 * @returns whether it is open: a mini-program opens none, and a browser none but for a tap that was just now.
 */
export type OpenOutside = (address: string) => boolean

/** Calls a phone number; the host app asks the person first. */
export type CallPhone = (phoneNumber: string) => Promise<void>
