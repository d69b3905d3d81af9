/** A mini-program has all of a page's code at once. */
export { ActivitiesTab } from './activities-tab'
