import type { FailedPageLoad } from '@/platform/page-loads/types'
import { network } from '@/platform/network'
import { serviceMessages } from '@/services/messages'
import { messages } from './messages'

/** Why the files of a page did not arrive, as far as anybody can say. */
export const whyNotLoaded = ({ hasTimedOut }: FailedPageLoad): string => {
  if (hasTimedOut) return serviceMessages.connectionTimedOut
  return network.isOnline() ? messages.text : messages.offlineText
}
