/** A release talks by TLS alone; DevTools let a build for this machine through. */
const SAFE = /^(?:https|wss):\/\/|^(?:http|ws):\/\/(?:localhost|127\.0\.0\.1)(?:[:/]|$)/

/** What is wrong with an address that an app talks to; null when nothing is. */
export const addressFault = (url: string): string | null =>
  SAFE.test(url) ? null : `${url} is neither https nor on this machine`
