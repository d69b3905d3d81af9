import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/** How the browser notes a reply that is no success. */
const NETWORK_NOTE = /^Failed to load resource: /
/** What tests do to the network themselves. */
const CUT_NETWORK = /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET|FAILED|ABORTED)/
const API_ADDRESS = /\/api\/system\//

/** Refusals of the API and a cut network belong to the shopper's life: the page has to answer them, not the console. */
const isOfTheNetwork = (message: ConsoleMessage): boolean => {
  const text = message.text()
  return NETWORK_NOTE.test(text) && (CUT_NETWORK.test(text) || API_ADDRESS.test(message.location().url))
}

/** Collects what must not happen in any page: uncaught errors, `console.error`, violations of the content policy. */
export const watchFaults = (context: BrowserContext): readonly string[] => {
  const faults: string[] = []
  context.on('weberror', (webError) => faults.push(String(webError.error().stack ?? webError.error())))
  context.on('console', (message) => {
    if (message.type() === 'error' && !isOfTheNetwork(message)) faults.push(message.text())
  })
  return faults
}
