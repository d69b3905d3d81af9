import { sendMessage, takeMessages } from '../modules/subscription/send-message'
import type { ServerContext } from '../context/server-context'
import { eachAtOnce } from './each-at-once'

/** Sends the WeChat messages that are due. Returns how many were. */
export const handleDueMessages = async (context: ServerContext): Promise<number> => {
  const due = await takeMessages(context)
  await eachAtOnce(due, context.logger, (message) => sendMessage(context, message))
  return due.length
}
