import { lazyPart } from '../lazy-part'

/** The messages, which most visits never open: their code comes when they are. */
export const MessageCentre = lazyPart(async () => (await import('./message-centre')).MessageCentre)
