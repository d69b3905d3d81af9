/** The version of WeChat's base library that the host stands for. */
const SDK_VERSION = '3.7.0'

/** Messages to DevTools itself that need its login, a phone or its auditor. */
const REFUSED: Readonly<Record<string, string>> = {
  'Tool.enableRemoteDebug': 'it needs a phone',
  'Tool.stopAudits': 'the host has no auditor',
  'Tool.getTicket': 'the host has no login',
  'Tool.setTicket': 'the host has no login',
  'Tool.refreshTicket': 'the host has no login',
}

/** Messages to DevTools itself that the host can answer. */
const ANSWERS: Readonly<Record<string, object>> = {
  'Tool.getInfo': { SDKVersion: SDK_VERSION },
  'Tool.getTestAccounts': { accounts: [] },
}

/**
 * Answers a message to DevTools itself, or undefined when it is for the app.
 *
 * @throws Error naming the message and why it cannot be answered.
 */
export function answerAsTool(method: string): object | undefined {
  const reason = REFUSED[method]
  if (reason !== undefined) throw new Error(`${method} is refused: ${reason}`)
  return ANSWERS[method]
}
