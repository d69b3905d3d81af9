import { messages } from './messages'

/** What a friend gets: a link that opens on Explore. */
export const shareOfExplore = () => ({ title: messages.shareTitle, path: '/pages/home/index' })
