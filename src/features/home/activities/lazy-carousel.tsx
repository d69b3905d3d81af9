import { lazyPart } from '../lazy-part'

/** What is on, whose code comes after the first stories. */
export const ActivityCarousel = lazyPart(async () => (await import('./carousel')).ActivityCarousel)
