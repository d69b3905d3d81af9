/** A mini-program has all of a page's code at once. */
export { CustomTab } from './custom-tab'
