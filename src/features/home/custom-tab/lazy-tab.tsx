import { lazyPart } from '../lazy-part'

/** The tab of the house, whose code comes when it is opened. */
export const CustomTab = lazyPart(async () => (await import('./custom-tab')).CustomTab)
