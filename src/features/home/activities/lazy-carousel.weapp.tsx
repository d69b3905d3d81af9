/** A mini-program has all of a page's code at once. */
export { ActivityCarousel } from './carousel'
