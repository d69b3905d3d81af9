import { codePicture } from '@/services/navigation/code-picture'
import { buildTarget, type Route } from '@/services/navigation/route'
import { webLink } from '@/services/navigation/web-link'
import { messages } from './messages'

const routeOf = (code: string): Route => ({ path: 'pages/invitee/index', params: { code } })

/** The address that an invitation opens. */
export const invitationLink = (code: string): string => webLink(routeOf(code))

/** An invitation to paste into a chat: no field takes the code alone, its link does. */
export const invitationText = (code: string): string => `${messages.card}\n${invitationLink(code)}`

/** The host app's own code for it, where it has one. */
export const invitationCode = (code: string): string | undefined => codePicture(routeOf(code))

/** The card of an invitation for a chat. */
export const invitationCard = (code: string | undefined): { title: string; path: string } => ({
  title: messages.card,
  path: code === undefined ? '/pages/order/index' : buildTarget(routeOf(code)),
})
