import { lazyPart } from '../lazy-part'

/** The tab of activities, whose code comes when it is opened. */
export const ActivitiesTab = lazyPart(async () => (await import('./activities-tab')).ActivitiesTab)
