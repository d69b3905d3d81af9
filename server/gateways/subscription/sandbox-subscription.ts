import { formatShanghai } from '@/domain/time/shanghai-time'
import type { SubscriptionGateway } from './subscription-gateway'

/**
 * A gateway that delivers nothing: the messages are read on the server.
 *
 * @param print - writes one line where the person who runs the server sees it.
 */
export const createSandboxSubscriptions = (print: (line: string) => void): SubscriptionGateway => ({
  templateOf: (kind) => `sandbox-${kind}`,
  send: async ({ subject, at, note, page }) =>
    print(`WeChat message (sandbox): ${subject} · ${formatShanghai(at.getTime())} · ${note} · ${page}`),
})
